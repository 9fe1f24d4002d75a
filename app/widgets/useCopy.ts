import { useState } from "react";
import { useToast } from "./Toast/ToastProvider.tsx";

/**
 * Copies a text to the clipboard and says so in a toast. What the browser or the visitor refuses to
 * copy is `refused`, for `SelectedText` to show.
 * @param title what the toast says
 */
export function useCopy(title: string) {
  const toasts = useToast();
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState<string>();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toasts.add({ title, description: text });
    } catch {
      setRefused(text);
    }
  };
  return { copied, refused, copy };
}
