import type { Field } from "./schemaKinds.ts";

/** What every input is given; `Of` narrows the field to the kinds it can show. */
export type InputProps<Of extends Field = Field> = {
  field: Of;
  value: unknown;
  onChange: (value: {} | null) => void;
  /** The entry was to be saved: say what is missing, too. */
  forceValidation: boolean;
};
