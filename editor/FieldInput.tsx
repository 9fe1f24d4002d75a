/** One input for one field, chosen by what its schema holds; parts of a field have theirs within. */
import { Checkbox, CheckboxGroup } from "@keystar/ui/checkbox";
import { Flex } from "@keystar/ui/layout";
import { Item, Picker } from "@keystar/ui/picker";
import { TextArea, TextField } from "@keystar/ui/text-field";
import { useState, type ReactElement } from "react";
import type { InputProps } from "./inputProps.ts";
import { PictureInput } from "./PictureInput.tsx";
import { ReferenceInput, ReferencesInput } from "./ReferenceInput.tsx";
import { faultOf, pruned, type Field } from "./schemaKinds.ts";

/** How many characters there are and may be. */
function lengthHint({ max, min }: { max?: number; min?: number }, length: number) {
  if (!max) return undefined;
  const range = min === max ? `${max}` : min ? `${min} to ${max}` : `at most ${max}`;
  return `${length} of ${range} characters.`;
}

export function FieldInput(props: InputProps): ReactElement | null {
  const { field, value, onChange, forceValidation } = props;
  const [wasLeft, setWasLeft] = useState(false);
  const fault = wasLeft || forceValidation ? faultOf(field, value) : undefined;
  const { label, hint } = field.words;
  /** For inputs that cannot bear the star: Keystar's has a name that their elements may not have. */
  const hintOrNeeded = hint ?? (field.isRequired ? "Needed." : undefined);
  const common = {
    label,
    isRequired: field.isRequired,
    errorMessage: fault,
    onBlur: () => setWasLeft(true),
  };
  const words = typeof value === "string" ? value : "";

  switch (field.kind) {
    case "text": {
      const counted = lengthHint(field, words.trim().length);
      const description = [hint, counted].filter(Boolean).join(" ");
      const Input = field.words.isLong ? TextArea : TextField;
      return (
        <Input
          {...common}
          {...(description && { description })}
          value={words}
          onChange={onChange}
        />
      );
    }
    case "date":
      return (
        <TextField {...common} description={hint} type="date" value={words} onChange={onChange} />
      );
    case "number":
      return (
        <TextField
          {...common}
          description={hint}
          inputMode="decimal"
          value={typeof value === "number" ? String(value) : words}
          // What is no number stays as it was typed, and the schema says so.
          onChange={(typed) =>
            onChange(
              typed.trim() === "" ? null : /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed,
            )
          }
          maxWidth="scale.3000"
        />
      );
    case "switch":
      return (
        <Checkbox isSelected={value === true} onChange={onChange}>
          {label}
        </Checkbox>
      );
    case "choice":
      return (
        <Picker
          {...common}
          isRequired={false}
          description={hintOrNeeded}
          items={field.options.map((name) => ({ name }))}
          selectedKey={words || null}
          onSelectionChange={(key) => onChange(key === null ? null : String(key))}
        >
          {({ name }) => <Item key={name}>{field.words.options?.[name] ?? name}</Item>}
        </Picker>
      );
    case "choices":
      return (
        <CheckboxGroup
          label={label}
          description={hintOrNeeded}
          isInvalid={fault !== undefined}
          errorMessage={fault}
          value={Array.isArray(value) ? value.map(String) : []}
          // In the order of the schema, not in the order of ticking.
          onChange={(ticked) => onChange(field.options.filter((name) => ticked.includes(name)))}
        >
          {field.options.map((name) => (
            <Checkbox key={name} value={name}>
              {field.words.options?.[name] ?? name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      );
    case "lines":
      return (
        <TextArea
          {...common}
          description={hint}
          value={Array.isArray(value) ? value.join("\n") : ""}
          onChange={(typed) => onChange(typed === "" ? null : typed.split("\n"))}
          onBlur={() => {
            setWasLeft(true);
            if (!Array.isArray(value)) return;
            const lines = value.map((line) => String(line).trim()).filter(Boolean);
            if (lines.length !== value.length) onChange(lines);
          }}
        />
      );
    case "reference":
      return <ReferenceInput {...props} field={field} fault={fault} />;
    case "references":
      return <ReferencesInput {...props} field={field} fault={fault} />;
    case "picture":
      return (
        // Handed over, because each needs the other.
        <PictureInput {...props} field={field} PartInput={FieldInput} />
      );
    case "parts":
      return <PartsInput {...props} field={field} />;
    // A list is Keystatic's own; what the forms do not show is handed back as it came.
    default:
      return null;
  }
}

/** Several inputs under one name; where the whole may be left out, after a switch. */
function PartsInput({
  field,
  value,
  onChange,
  forceValidation,
}: InputProps<Extract<Field, { kind: "parts" }>>) {
  const given = (value ?? {}) as Record<string, unknown>;
  const [isOpen, setIsOpen] = useState(field.isRequired || value !== null);
  const inputs = field.parts.map((part) => (
    <FieldInput
      key={part.name}
      field={part}
      value={given[part.name] ?? null}
      onChange={(next) => onChange({ ...given, [part.name]: next })}
      forceValidation={forceValidation && (field.isRequired || pruned(field, value) !== undefined)}
    />
  ));
  const { label } = field.words;
  if (label === "") {
    return (
      <Flex direction="column" gap="xlarge">
        {inputs}
      </Flex>
    );
  }
  return (
    <fieldset className="part">
      <legend>{label}</legend>
      <Flex direction="column" gap="xlarge">
        {!field.isRequired && (
          <Checkbox
            isSelected={isOpen}
            onChange={(next) => {
              setIsOpen(next);
              if (!next) onChange(null);
            }}
          >
            Yes
          </Checkbox>
        )}
        {isOpen && inputs}
      </Flex>
    </fieldset>
  );
}
