import type { ConsultationFilter } from '#contract/staff/consultation.ts';
import type { Overview } from '#contract/staff/overview.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { searchOf } from '../table/use-list-query.ts';
import { CountLink, CountList } from './overview-style.ts';

/** How many consultations wait, each number with a link to the list that it counts. */
export function Counts({ consultations: { received, assigned, overdue } }: Pick<Overview, 'consultations'>) {
  const counts: readonly { label: string; count: number; filter: ConsultationFilter }[] = [
    { label: '접수', count: received, filter: 'open' },
    { label: '처리 중', count: assigned, filter: 'open' },
    { label: '기한 지남', count: overdue, filter: 'overdue' },
  ];
  return (
    <CountList>
      {counts.map(({ label, count, filter }) => (
        <li key={label}>
          <CountLink
            to={{ pathname: adminPaths.consultations, search: searchOf({ filter }) }}
            urgent={label === '기한 지남' && count > 0}
          >
            <span>{label}</span>
            <strong>{count}건</strong>
          </CountLink>
        </li>
      ))}
    </CountList>
  );
}
