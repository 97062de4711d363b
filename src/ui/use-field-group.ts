import { createContext, use } from 'react';

export type FieldGroupValue = {
  /** The lines that describe every control of the group. */
  describedBy?: string | undefined;
  isInvalid: boolean;
};

export const FieldGroupContext = createContext<FieldGroupValue>({ isInvalid: false });

/** What a control takes over from the group it stands in; nothing outside of one. */
export const useFieldGroup = () => use(FieldGroupContext);
