import { createRoot } from 'react-dom/client';
import type { ReportData } from '../report-data.ts';
import './report.css';
import { Report } from './Report.tsx';

declare global {
  // oxlint-disable-next-line no-var -- what a classic script declares
  var review: ReportData;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Report data={review} />);
