import type { PartIndexItem } from './PartIndex.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { useCurrentPart } from '../hooks/use-current-part.ts';

/** The parts of a long page as one field: it says which is being read, and goes to the one that is chosen. */
export function PartSelect({ label, items }: { label: string; items: readonly PartIndexItem[] }) {
  const current = useCurrentPart(items.map(({ id }) => id));
  const goTo = (id: string) => {
    window.location.hash = id;
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  return <SelectField label={label} isLabelHidden items={items.map(({ id, number, label: text }) => ({ value: id, label: number ? `${number}. ${text}` : text }))} value={current ?? ''} onChange={goTo} />;
}
