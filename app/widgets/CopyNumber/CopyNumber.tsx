import Button from "@mui/material/Button";
import { useState, type HTMLAttributes } from "react";
import { copyText } from "../../lib/browser/copyText.ts";
import { CheckIcon, CopyIcon } from "../icons/icons.tsx";
import { NeedsScript } from "../NeedsScript/NeedsScript.tsx";
import { SelectedText } from "../SelectedText/SelectedText.tsx";
import { useToast } from "../Toast/ToastProvider.tsx";

export type CopyNumberProps = HTMLAttributes<HTMLDivElement> & {
  /** The number, formatted for people. */
  number: string;
};

/**
 * Copies the phone number and confirms it on the button and in a toast. If clipboard access is
 * denied, it shows the number selected instead.
 */
export function CopyNumber({ number, ...props }: CopyNumberProps) {
  const toasts = useToast();
  const [state, setState] = useState<"ready" | "copied" | "refused">("ready");
  const onClick = async () => {
    const copied = await copyText(number);
    setState(copied ? "copied" : "refused");
    if (copied) toasts.add({ title: "Number copied", description: number });
  };
  return (
    <NeedsScript {...props}>
      {state === "refused" ? (
        <SelectedText
          label="Your browser doesn’t let us copy. The number, ready to copy:"
          text={number}
        />
      ) : (
        <Button
          size="small"
          variant="text"
          startIcon={state === "copied" ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void onClick()}
        >
          <span>{state === "copied" ? "Number copied" : "Copy number"}</span>
        </Button>
      )}
    </NeedsScript>
  );
}
