import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import * as z from 'zod/mini';
import '#src/ui/first-paint.css';
import '#src/ui/fonts.css';
import { takeFirstReads } from '#src/api/read.ts';
import { App } from './App.tsx';
import { followOtherTabs } from './follow-other-tabs.ts';
import { createServices } from './services.ts';

// The policy forbids `eval`, which zod would otherwise try for.
z.config({ jitless: true });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const services = createServices();
takeFirstReads(services.queryClient);
followOtherTabs(services.session);

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App {...services} />
    </BrowserRouter>
  </StrictMode>,
);
