import { createContext, use } from 'react';

export type FieldGroupValue = {
  /** The lines that describe every control of the group. */
  describedBy?: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
};

export const FieldGroupContext = createContext<FieldGroupValue>({ isInvalid: false, isRequired: false });

/** Settings that a control inherits from its group; empty outside of one. */
export const useFieldGroup = () => use(FieldGroupContext);
