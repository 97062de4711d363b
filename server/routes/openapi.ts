import { endpoints } from '#contract/http/endpoints.ts';
import type { App } from '../http/app-type.ts';
import { openApiDocument } from '../openapi/document.ts';

export function openApiRoutes(app: App): void {
  const document = openApiDocument(endpoints);
  app.get('/api/openapi.json', (c) => c.json(document));
}
