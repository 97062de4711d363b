import { policyPages } from '#contract/site/pages/policy.ts';
import { paths } from '#contract/site/site-paths.ts';
import { InkPage } from '#src/shared/page/InkPage.tsx';
import { IndexedArticle } from '#src/ui/page/IndexedArticle.tsx';
import { ServedHtml } from '#src/ui/page/ServedHtml.tsx';
import { effectiveDate } from './effective-date.ts';
import { emailRefusal } from './email-refusal.ts';
import { policyTabs } from './policy-tabs.ts';

const path = paths.emailRefusal;
const info = policyPages[path];

/** The notice that forbids harvesting e-mail addresses: a fixed text (spec 000 §2). */
export function EmailRefusalPage() {
  return (
    <InkPage info={info} tabs={policyTabs(path)}>
      <IndexedArticle
        eyebrow="Notice"
        remark={effectiveDate(emailRefusal.version)}
        indexLabel={`${info.title} 차례`}
        parts={[]}
      >
        <ServedHtml>
          <p>{emailRefusal.statement}</p>
          <h2>{emailRefusal.forbiddenTitle}</h2>
          <ul>
            {emailRefusal.forbidden.map((act) => (
              <li key={act}>{act}</li>
            ))}
          </ul>
          <p>{emailRefusal.report}</p>
        </ServedHtml>
      </IndexedArticle>
    </InkPage>
  );
}
