import type { PartIndexItem } from './PartIndex.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { useCurrentSection } from '../hooks/use-current-section.ts';

/** The sections of a long page as a select: it shows the current one, and scrolls to the selected one. */
export function PartSelect({ label, items }: { label: string; items: readonly PartIndexItem[] }) {
  const current = useCurrentSection(items.map(({ id }) => id));
  const goTo = (id: string) => {
    window.location.hash = id;
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  return (
    <SelectField
      label={label}
      isLabelHidden
      items={items.map(({ id, number, label: text }) => ({ value: id, label: number ? `${number}. ${text}` : text }))}
      value={current ?? ''}
      onChange={goTo}
    />
  );
}
