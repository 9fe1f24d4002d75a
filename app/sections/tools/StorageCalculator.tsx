import Button from "@mui/material/Button";
import type { ShownToolOf } from "../../content/tools.server.ts";
import { whatsappAbout } from "../../lib/contactLinks.ts";
import { formatNumber, millimetres } from "../../lib/tools/millimetres.ts";
import { storageFor, storageInWords, type StorageKind } from "../../lib/tools/storage.ts";
import { useHydrated } from "../../widgets/useHydrated.ts";
import { MobileDisclosure } from "../../widgets/MobileDisclosure/MobileDisclosure.tsx";
import { ColumnNames, ScrollingTable } from "../page/DataTable.tsx";
import { useShell } from "../page/useShell.ts";
import { MeasureField, sizeIn } from "./MeasureField.tsx";
import { FieldLabel, useTyped, CalculatorLayout } from "./CalculatorLayout.tsx";
import { counted } from "../../lib/counted.ts";

const kinds: Record<StorageKind, string> = { alcove: "Alcove", wardrobe: "Wardrobe" };

/**
 * What fits into an alcove or a wardrobe, and a message link that includes the sizes. Without
 * scripts: usual sizes, and the same link without them.
 */
export default function StorageCalculator(props: ShownToolOf<"storage">) {
  const { sizes, usual } = props;
  const { contact } = useShell();
  const openingOf = (typed: Record<string, string | number>) => {
    const kind: StorageKind = typed.kind === "wardrobe" ? "wardrobe" : "alcove";
    const width = sizeIn(props.width, typed.width);
    const height = sizeIn(props.height, typed.height);
    const depth = sizeIn(props.depth, typed.depth);
    return width && height && depth ? { kind, width, height, depth } : undefined;
  };
  const usualSizes = {
    kind: "alcove",
    width: props.width.usual,
    height: props.height.usual,
    depth: props.depth.usual,
  };
  const [typed, fields] = useTyped(usualSizes, (now) => !openingOf(now));
  const opening = openingOf(typed);
  const storage = opening && storageFor(opening, sizes);
  const isHydrated = useHydrated();
  const about =
    isHydrated && opening && storage ? storageInWords(opening, storage) : "an alcove or a wardrobe";
  return (
    <>
      <CalculatorLayout>
        <div role="group" aria-label="Sizes" {...fields}>
          <FieldLabel>
            What it is
            <select name="kind" defaultValue="alcove">
              {Object.entries(kinds).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </FieldLabel>
          <MeasureField name="width" {...props.width} />
          <MeasureField name="height" {...props.height} />
          <MeasureField name="depth" {...props.depth} />
        </div>
        <output data-passes={Boolean(storage)}>
          {storage
            ? `${counted(storage.bays, "bay")} of ${millimetres(storage.bay)} with ${counted(storage.uprights, "upright")}, ${counted(storage.bays, "door")}, ${counted(storage.shelves, "shelf", "shelves")}: ${millimetres(storage.boards)} of shelf board. ${storage.depthSays}.`
            : "One of the sizes is missing, too small or too large."}
        </output>
      </CalculatorLayout>
      <Button color="whatsapp" href={whatsappAbout(contact, about)} sx={{ mt: 3 }}>
        Ask about yours on WhatsApp
      </Button>
      <MobileDisclosure summary="Usual sizes, and what fits">
        <ScrollingTable caption="Usual sizes, in mm, and what fits">
          <ColumnNames names={["Width, height, depth", "Bays", "Shelves", "Shelf board"]} />
          <tbody>
            {usual.map((one) => {
              const fits = storageFor(one, sizes);
              return (
                <tr key={`${one.kind} ${one.width}`}>
                  <th scope="row">
                    <strong>{kinds[one.kind]}</strong>
                    <span>{[one.width, one.height, one.depth].map(formatNumber).join(" by ")}</span>
                  </th>
                  <td>{`${fits.bays} of ${fits.bay}`}</td>
                  <td>{fits.shelves}</td>
                  <td>{formatNumber(fits.boards)}</td>
                </tr>
              );
            })}
          </tbody>
        </ScrollingTable>
      </MobileDisclosure>
    </>
  );
}
