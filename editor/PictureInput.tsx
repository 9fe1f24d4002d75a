/** A picture of an entry: uploaded and cropped here or chosen among those there are, and its words. */
import { Button } from "@keystar/ui/button";
import { Combobox, Item } from "@keystar/ui/combobox";
import { DialogContainer } from "@keystar/ui/dialog";
import { FieldMessage } from "@keystar/ui/field";
import { Flex } from "@keystar/ui/layout";
import { Text } from "@keystar/ui/typography";
import { useId, useMemo, useRef, useState, type ComponentType } from "react";
import { CropDialog } from "./CropDialog.tsx";
import { useFacts } from "./facts.ts";
import type { InputProps } from "./inputProps.ts";
import { faultOf, pruned, type Field } from "./schemaKinds.ts";

type Part = { src?: string; alt?: string };

/** Pictures of an entry lie in a folder of its name: its address, as the form has it now. */
function folderOfEntry(): string {
  const [, collection = "", , item = ""] =
    /collection\/([^/]+)(\/item\/([^/?]+))?/.exec(location.pathname) ?? [];
  if (item) return decodeURIComponent(item).replaceAll("/", "-");
  const address = [...document.querySelectorAll<HTMLInputElement>("form input")].find((input) =>
    input.labels?.[0]?.textContent?.startsWith("Address"),
  );
  return address?.value || collection;
}

type Props = InputProps<Extract<Field, { kind: "picture" }>> & {
  /** The input for one of its words. */
  PartInput: ComponentType<InputProps>;
};

export function PictureInput({ field, value, onChange, forceValidation, PartInput }: Props) {
  const facts = useFacts();
  const given = (value ?? {}) as Part & Record<string, unknown>;
  const [file, setFile] = useState<File>();
  const [names, setNames] = useState(facts.pictures);
  const items = useMemo(() => names.map((name) => ({ name })), [names]);
  const chooser = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const isAsked = field.isRequired || pruned(field, value) !== undefined;
  const [source, ...others] = field.parts;
  const missing =
    forceValidation && isAsked && !given.src && source
      ? "expected a picture: upload one, or choose one that is there"
      : undefined;
  const sourceFault = missing ?? (given.src && source ? faultOf(source, given.src) : undefined);
  const { label } = field.words;

  const body = (
    <Flex direction="column" gap="xlarge">
      {given.src ? (
        <Flex direction="column" gap="small">
          <img className="picture-preview" src={`/pictures/${given.src}`} alt={given.alt ?? ""} />
          <Text size="small" color="neutralSecondary">
            {given.src}
          </Text>
        </Flex>
      ) : null}
      <Flex direction="column" gap="small">
        <Flex gap="regular" wrap>
          <Button
            onPress={() => chooser.current?.click()}
            aria-describedby={sourceFault ? faultId : undefined}
          >
            {given.src ? "Upload another" : "Upload a picture"}
          </Button>
          {given.src && !field.isRequired ? (
            <Button prominence="low" onPress={() => onChange(null)}>
              Show no picture
            </Button>
          ) : null}
        </Flex>
        {sourceFault ? (
          <div id={faultId}>
            <FieldMessage>{sourceFault}</FieldMessage>
          </div>
        ) : null}
      </Flex>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Picture file"
        accept="image/jpeg,image/png,image/webp,image/heic,.heic"
        onChange={({ target }) => {
          setFile(target.files?.[0]);
          target.value = "";
        }}
      />
      <Combobox
        label="Or one that is there"
        defaultItems={items}
        selectedKey={given.src ?? null}
        onSelectionChange={(key) => {
          if (key !== null) onChange({ ...given, src: String(key) });
        }}
        width="100%"
      >
        {({ name }) => <Item key={name}>{name}</Item>}
      </Combobox>
      {others.map((part) => (
        <PartInput
          key={part.name}
          field={part}
          value={given[part.name] ?? null}
          onChange={(next) => onChange({ ...given, [part.name]: next })}
          forceValidation={forceValidation && isAsked}
        />
      ))}
      <DialogContainer onDismiss={() => setFile(undefined)}>
        {file ? (
          <CropDialog
            file={file}
            folder={folderOfEntry()}
            onKept={(src) => {
              setNames((known) => [...known, src].toSorted());
              onChange({ ...given, src });
              setFile(undefined);
            }}
            onCancel={() => setFile(undefined)}
          />
        ) : null}
      </DialogContainer>
    </Flex>
  );
  if (label === "") return body;
  return (
    <fieldset className="part">
      <legend>{label}</legend>
      {body}
    </fieldset>
  );
}
