import { inquirerTypeNames, inquiryTypeNames } from '#contract/membership/inquiry.ts';
import { consultationStateNames, type ConsultationRow } from '#contract/staff/consultation.ts';
import { RowLink } from '../table/RowLink.tsx';
import type { TableColumn } from '../table/DataTable.tsx';
import { timeText } from '../ui/time-text.ts';

/** Columns of the list; those who may open a consultation get a link to it. */
export const columnsFor = (mayOpen: boolean): readonly TableColumn<ConsultationRow>[] => [
  {
    key: 'id',
    header: '번호',
    isRowHeader: true,
    sortBy: ({ id }) => id,
    cell: ({ id }) => (mayOpen ? <RowLink to={`/consultations/${id}`}>{id}번</RowLink> : `${id}번`),
  },
  { key: 'receivedAt', header: '접수', cell: ({ receivedAt }) => timeText(receivedAt) },
  { key: 'kind', header: '구분', cell: ({ inquiryType }) => inquiryTypeNames[inquiryType] },
  { key: 'person', header: '신청', cell: ({ inquirerType }) => inquirerTypeNames[inquirerType] },
  { key: 'state', header: '상태', cell: ({ state }) => consultationStateNames[state] },
  {
    key: 'dueAt',
    header: '답변 기한',
    cell: ({ dueAt, isOverdue }) => (isOverdue ? <strong>{timeText(dueAt)} 지남</strong> : timeText(dueAt)),
  },
  { key: 'assignee', header: '담당', cell: ({ assignee }) => assignee?.name ?? '없음' },
];
