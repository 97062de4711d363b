import { createContext, use } from 'react';

export type FieldGroupValue = {
  /** Id of the messages that describe every control of the group. */
  describedBy?: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
};

export const FieldGroupContext = createContext<FieldGroupValue>({ isInvalid: false, isRequired: false });

/** Returns the settings that a control inherits from its group; the defaults outside of a group. */
export const useFieldGroup = () => use(FieldGroupContext);
