import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '#src/ui/first-paint.css';
import '#src/ui/fonts.css';
import { loadCalls } from '#src/api/client.ts';
import { takeFirstReads } from '#src/api/read.ts';
import { whenIdle } from '#src/shared/page/when-idle.ts';
import { App } from './App.tsx';
import { followOtherTabs } from './follow-other-tabs.ts';
import { startLoading } from './routes.tsx';
import { createServices } from './services.ts';

// The policy forbids `eval`, which zod, loaded later, would otherwise try for.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const services = createServices();
takeFirstReads(services.queryClient);
followOtherTabs(services.session);

startLoading(window.location.pathname);

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App {...services} />
    </BrowserRouter>
  </StrictMode>,
);

// Ahead of the first call; one that fails here is tried again by the call itself.
whenIdle(() => void loadCalls().catch(() => undefined));
