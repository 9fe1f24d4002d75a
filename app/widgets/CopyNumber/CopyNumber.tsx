import Button from "@mui/material/Button";
import type { HTMLAttributes } from "react";
import { CheckIcon, CopyIcon } from "../icons/icons.tsx";
import { NeedsScript } from "../NeedsScript/NeedsScript.tsx";
import { SelectedText } from "../SelectedText/SelectedText.tsx";
import { useCopy } from "../useCopy.ts";

export type CopyNumberProps = HTMLAttributes<HTMLDivElement> & {
  /** The number, formatted for people. */
  number: string;
};

/**
 * Copies the phone number and confirms it on the button and in a toast. If clipboard access is
 * denied, it shows the number selected instead.
 */
export function CopyNumber({ number, ...props }: CopyNumberProps) {
  const { copied, refused, copy } = useCopy("Number copied");
  return (
    <NeedsScript {...props}>
      {refused ? (
        <SelectedText
          label="Your browser doesn’t let us copy. The number, ready to copy:"
          text={refused}
        />
      ) : (
        <Button
          size="small"
          variant="text"
          startIcon={copied ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void copy(number)}
        >
          <span>{copied ? "Number copied" : "Copy number"}</span>
        </Button>
      )}
    </NeedsScript>
  );
}
