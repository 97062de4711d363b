// Plain JavaScript, since Node.js loads it directly into a worker thread: this file during development, a copy of it in
// a build.
import { workerData } from 'piscina';

const { renderPage } = await import(workerData);

export default ({ path, dehydratedQueries }) => renderPage(path, dehydratedQueries);
