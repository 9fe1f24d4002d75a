/** Fields of a vCard. */
export type VCardData = {
  name: string;
  /** E.164. */
  phone: string;
  /** Texts can be sent to it. */
  isMobile: boolean;
  email: string;
  url: string;
  locality: string;
  region: string;
  country: string;
  note?: string;
};

/** Escapes the characters that have a meaning in a vCard (RFC 2426 §5). */
function escaped(words: string): string {
  return words.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Folds lines longer than 75 octets: continuation lines start with a space (RFC 2426 §2.6). */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > 75) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}

/** A firm as a vCard 3.0, the version that every address book can import. */
export function vCard(data: VCardData): string {
  const { name, phone, isMobile, email, url, locality, region, country, note } = data;
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escaped(name)}`,
    // Required, although a firm has no personal name.
    "N:;;;;",
    `ORG:${escaped(name)}`,
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=${isMobile ? "CELL" : "WORK"},VOICE:${phone}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    `URL:${url}`,
    `ADR;TYPE=WORK:;;;${escaped(locality)};${escaped(region)};;${escaped(country)}`,
    ...(note ? [`NOTE:${escaped(note)}`] : []),
    "END:VCARD",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}
