import { bookingMessages } from '#contract/booking/booking-messages.ts';
import type { BookingFilter } from '#contract/booking/booking.ts';
import type { Day } from '#contract/shared/day.ts';
import { paths } from '#contract/site/site-paths.ts';
import { CompanyNotice, type CompanyNoticeProps } from '#src/shared/my-page/CompanyNotice.tsx';
import { MyPageFrame } from '#src/shared/my-page/MyPageFrame.tsx';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Note } from '#src/ui/foundation/text.ts';
import { VisuallyHidden } from '#src/ui/foundation/VisuallyHidden.tsx';
import type { BookingHistoryView } from './booking-history-view.ts';
import { BookingList, type BookingListProps } from './BookingList.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { FilterForm } from './FilterForm.tsx';

export type BookingHistoryScreenProps = BookingHistoryView &
  Pick<BookingListProps, 'onRetry' | 'onCsv'> & {
    today: Day;
    corporation?: CompanyNoticeProps['corporation'];
    onFilterChange: () => void;
    onFilterSubmit: (filter: BookingFilter) => void;
    onConfirm: () => void;
    onCancel: () => void;
    onDismiss: () => void;
  };

export function BookingHistoryScreen({
  filter,
  rangeError,
  list,
  history,
  question,
  isSaving,
  alert,
  today,
  corporation,
  ...on
}: BookingHistoryScreenProps) {
  return (
    <MyPageFrame current={paths.booking}>
      <VisuallyHidden as="h2">나의 예약</VisuallyHidden>
      <Stack gap="wide">
        <CompanyNotice corporation={corporation} />
        <BookingSummary list={list} history={history} filter={filter} />
        <Stack gap="large">
          <FilterForm
            filter={filter}
            rangeError={rangeError}
            today={today}
            onChange={on.onFilterChange}
            onSubmit={on.onFilterSubmit}
          />
          <Stack>
            <BookingList list={list} history={history} today={today} onRetry={on.onRetry} onCsv={on.onCsv} />
            <Note>{bookingMessages.rules}</Note>
          </Stack>
        </Stack>
      </Stack>
      <ConfirmDialog
        isOpen={question !== null}
        message={question ?? ''}
        isPending={isSaving}
        onConfirm={on.onConfirm}
        onCancel={on.onCancel}
      />
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={on.onDismiss} />
    </MyPageFrame>
  );
}
