import { documentById, documentByType, documents, documentTypes } from '#contract/site/document.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { readDocumentById, readDocumentByType, readDocuments } from '../services/document/read.ts';

const cachePolicy = { maxAgeSeconds: 300 } as const;

export function documentRoutes(app: App, deps: Deps): void {
  bind(app, documents, () => readDocuments(deps), cachePolicy);
  bind(
    app,
    documentTypes,
    async () =>
      (await readDocuments(deps)).map((document) => ({
        document,
        requiredAgree: document.requiredAgree,
        exposureByJoin: document.exposureByJoin,
      })),
    cachePolicy,
  );
  bind(app, documentByType, ({ query }) => readDocumentByType(deps, query.type), cachePolicy);
  bind(app, documentById, ({ params }) => readDocumentById(deps, params.id), cachePolicy);
}
