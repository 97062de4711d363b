/** @jsxRuntime automatic */
import { noScriptMessages } from '#contract/site/no-script-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import { PageList } from './PageList.tsx';

const stylesheet = '/assets/no-script.3.css';

/**
 * How the page was rendered: `server`, on the server; `client`, not at all because of the limits of renderings;
 * `scripted`, at most in part because it requires a login or a verification.
 */
export type Rendering = 'server' | 'client' | 'scripted' | 'missing';

/**
 * For browsers without JavaScript, above the page: explains which functions need it, and has a menu of every page in
 * place of the header's.
 */
export const NoScript = ({ rendering, phone }: { rendering: Rendering; phone: string | undefined }) => (
  <noscript>
    <link rel="stylesheet" href={stylesheet} />
    <aside className="no-script" aria-label={noScriptMessages.label}>
      <h2>{noScriptMessages.title}</h2>
      {/* An empty URL is that of the page itself. */}
      {rendering === 'client' && <Lead text={noScriptMessages.busy} href="" label={noScriptMessages.again} />}
      {rendering === 'scripted' && (
        <Lead text={noScriptMessages.needed} href={paths.home} label={noScriptMessages.home} />
      )}
      {rendering === 'missing' && (
        <Lead text={noScriptMessages.notFound} href={paths.home} label={noScriptMessages.home} />
      )}
      <p>
        {noScriptMessages.readable}
        {phone && (
          <>
            {' '}
            {noScriptMessages.phone}: <a href={`tel:${phone}`}>{phone}</a>
          </>
        )}
      </p>
      <details>
        <summary>{noScriptMessages.menu}</summary>
        <nav aria-label={noScriptMessages.menu}>
          <PageList />
        </nav>
      </details>
    </aside>
  </noscript>
);

const Lead = ({ text, href, label }: { text: string; href: string; label: string }) => (
  <p>
    {text} <a href={href}>{label}</a>
  </p>
);
