/** The long text of an entry: Markdown, with buttons for those who do not know it. */
import { ActionButton } from "@keystar/ui/button";
import { Flex } from "@keystar/ui/layout";
import { TextArea } from "@keystar/ui/text-field";
import { useRef } from "react";

type Props = {
  value: string;
  onChange: (value: string) => void;
  forceValidation: boolean;
};

/** What each button makes of the words that are marked. */
const marks: { name: string; make: (words: string) => string }[] = [
  { name: "Heading", make: (words) => `\n\n## ${words || "Heading"}\n\n` },
  { name: "Bold", make: (words) => `**${words || "words"}**` },
  {
    name: "List",
    make: (words) =>
      `\n\n${(words || "First\nSecond")
        .split("\n")
        .map((line) => `- ${line}`)
        .join("\n")}\n\n`,
  },
  { name: "Link", make: (words) => `[${words || "words"}](/services/kitchens)` },
];

export function LongText({ value, onChange, forceValidation }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <Flex direction="column" gap="medium">
      <Flex gap="small" role="group" aria-label="Text" wrap>
        {marks.map(({ name, make }) => (
          <ActionButton
            key={name}
            onPress={() => {
              const box = area.current;
              if (!box) return;
              const { selectionStart: from, selectionEnd: to } = box;
              onChange(value.slice(0, from) + make(value.slice(from, to)) + value.slice(to));
              box.focus();
            }}
          >
            {name}
          </ActionButton>
        ))}
      </Flex>
      <div className="long-text">
        <TextArea
          ref={area}
          label="Text"
          description="An empty line begins a new paragraph."
          isRequired
          errorMessage={
            forceValidation && value.trim() === ""
              ? "expected words below the front matter"
              : undefined
          }
          value={value}
          onChange={onChange}
        />
      </div>
    </Flex>
  );
}
