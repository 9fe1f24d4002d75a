/** Inputs that name other entries: chosen from what there is, never typed. */
import { ActionButton } from "@keystar/ui/button";
import { Checkbox, CheckboxGroup } from "@keystar/ui/checkbox";
import { Combobox, Item } from "@keystar/ui/combobox";
import { Flex } from "@keystar/ui/layout";
import { Text } from "@keystar/ui/typography";
import { useMemo, useState } from "react";
import { useFacts } from "./facts.ts";
import type { InputProps } from "./inputProps.ts";
import type { Field } from "./schemaKinds.ts";

type Props<Kind> = InputProps<Extract<Field, { kind: Kind }>> & { fault: string | undefined };

/** More than these are searched in, not ticked. */
const mostTicked = 14;

export function ReferenceInput({ field, value, onChange, fault }: Props<"reference">) {
  const choices = useFacts().choices[field.to];
  return (
    <Combobox
      label={field.words.label}
      description={field.words.hint}
      isRequired={field.isRequired}
      errorMessage={fault}
      defaultItems={choices}
      selectedKey={typeof value === "string" ? value : null}
      onSelectionChange={(key) => onChange(key === null ? null : String(key))}
      width="100%"
    >
      {(choice) => <Item key={choice.value}>{choice.label}</Item>}
    </Combobox>
  );
}

export function ReferencesInput(props: Props<"references">) {
  const { field, value, onChange, fault } = props;
  const choices = useFacts().choices[field.to];
  const chosen = Array.isArray(value) ? value.map(String) : [];
  if (choices.length > mostTicked) return <SearchedReferences {...props} />;
  const isAll = field.all !== undefined && value === field.all;
  return (
    <Flex direction="column" gap="medium">
      {field.all !== undefined && (
        <Checkbox isSelected={isAll} onChange={(next) => onChange(next ? field.all! : null)}>
          {`${field.words.label}: all of them`}
        </Checkbox>
      )}
      {!isAll && (
        <CheckboxGroup
          label={field.words.label}
          description={field.words.hint}
          isInvalid={fault !== undefined}
          errorMessage={fault}
          value={chosen}
          onChange={onChange}
        >
          {choices.map((choice) => (
            <Checkbox key={choice.value} value={choice.value}>
              {choice.label}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
    </Flex>
  );
}

/** A list of those chosen, each with a button that takes it out, and a box that finds more. */
function SearchedReferences({ field, value, onChange, fault }: Props<"references">) {
  const choices = useFacts().choices[field.to];
  const chosen = Array.isArray(value) ? value.map(String) : [];
  // The same list while nothing is chosen: a new one would close the menu.
  const left = useMemo(
    () => choices.filter((choice) => !Array.isArray(value) || !value.includes(choice.value)),
    [choices, value],
  );
  // A new box after each choice: it begins empty again.
  const [round, setRound] = useState(0);
  const labelOf = (name: string) => choices.find((choice) => choice.value === name)?.label ?? name;
  return (
    <Flex direction="column" gap="medium">
      <Combobox
        key={round}
        // Who has just chosen one may want another: the box that took its place is focused.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={round > 0}
        label={field.words.label}
        description={field.words.hint ?? "Type a few letters and choose, as often as you need."}
        isRequired={field.isRequired}
        errorMessage={fault}
        defaultItems={left}
        onSelectionChange={(key) => {
          if (key === null) return;
          onChange([...chosen, String(key)]);
          setRound(round + 1);
        }}
        width="100%"
      >
        {(choice) => <Item key={choice.value}>{choice.label}</Item>}
      </Combobox>
      {chosen.map((name) => (
        <Flex key={name} gap="regular" alignItems="center" justifyContent="space-between">
          <Text>{labelOf(name)}</Text>
          <ActionButton
            aria-label={`Take out ${labelOf(name)}`}
            onPress={() => onChange(chosen.filter((other) => other !== name))}
          >
            Take out
          </ActionButton>
        </Flex>
      ))}
    </Flex>
  );
}
