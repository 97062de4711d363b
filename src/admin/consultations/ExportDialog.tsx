import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { exportConsultations, exportErrors, type ExportRange } from '#contract/staff/consultation.ts';
import { consultationDeskMessages } from '#contract/staff/consultation-messages.ts';
import { dayInKorea } from '#contract/shared/day.ts';
import { refusalText } from '#src/api/refusal.ts';
import { downloadText } from '#src/lib/download-text.ts';
import { useFocusRefused } from '#src/shared/form/use-focus-refused.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { DateField } from '#src/ui/forms/DateField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { useStaffClient } from '../api/client-context.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Asks for a range of days and a reason, and downloads the consultations of that range as a CSV file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const client = useStaffClient();
  const form = useRef<HTMLFormElement>(null);
  const [today] = useState(() => dayInKorea(new Date()));
  const [range, setRange] = useState<ExportRange>({ from: `${today.slice(0, 7)}-01`, to: today, reason: '' });
  const [errors, setErrors] = useState<ReturnType<typeof exportErrors>>({});
  useFocusRefused(form, errors);
  const download = useMutation({
    mutationFn: (body: ExportRange) => client(exportConsultations, { body }),
    onSuccess: ({ csv }, { from, to }) => downloadText(`상담 ${from} ${to}.csv`, csv, 'text/csv'),
  });
  const change = (part: keyof ExportRange) => (value: string) => {
    setRange((before) => ({ ...before, [part]: value }));
    setErrors({});
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = exportErrors(range);
    setErrors(found);
    if (Object.keys(found).length === 0) download.mutate(range);
  };
  return (
    <Dialog title="상담 내보내기" initialFocus="from" onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} aria-label="상담 내보내기">
        <Stack gap="small">
          <Text size="small">{consultationDeskMessages.exportNotice}</Text>
          <DateField
            label="시작 날짜"
            name="from"
            value={range.from}
            max={today}
            error={errors.from}
            onChange={change('from')}
          />
          <DateField label="끝 날짜" name="to" value={range.to} max={today} error={errors.to} onChange={change('to')} />
          <TextField
            label="사유"
            name="reason"
            isRequired
            value={range.reason}
            error={errors.reason}
            onChange={change('reason')}
          />
          <Text role="status" size="small">
            {download.data && `${download.data.count}건을 내려받았습니다.`}
          </Text>
          {download.isError && <Text role="alert">{refusalText(download.error)}</Text>}
          <Actions>
            <Button type="submit" size="small" isPending={download.isPending}>
              내려받기
            </Button>
            <Button variant="secondary" size="small" onPress={onClose}>
              닫기
            </Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
