import type { ShownToolOf } from "../../content/tools.server.ts";
import { formatNumber, millimetres } from "../../lib/tools/millimetres.ts";
import { shortestStair, stairFor, type Stair } from "../../lib/tools/stairs.ts";
import { MobileDisclosure } from "../../widgets/MobileDisclosure/MobileDisclosure.tsx";
import { ColumnNames, ScrollingTable } from "../page/DataTable.tsx";
import { StairDrawing } from "./StairDrawing.tsx";
import { formatSizes, MeasureField, sizeIn } from "./MeasureField.tsx";
import { useTyped, CalculatorLayout } from "./CalculatorLayout.tsx";

const describeStair = ({ risers, rise, going, run }: Stair) =>
  `${risers} risers of ${millimetres(rise)} and ${risers - 1} goings of ${millimetres(going)}: ${millimetres(run)} long`;

const Checks = ({ checks }: Pick<Stair, "checks">) => (
  <ScrollingTable caption="Your stair against the limits">
    <ColumnNames names={["Limit", "Allowed", "Yours", "Within"]} />
    <tbody>
      {checks.map(({ name, limit, is, passes }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{limit}</td>
          <td>{is}</td>
          <td>{passes ? "Yes" : <strong>No</strong>}</td>
        </tr>
      ))}
    </tbody>
  </ScrollingTable>
);

/**
 * A straight flight for a given height and length: its steps, whether they are within the limits,
 * and a drawing. The table below, the shortest flights for usual heights, needs no scripts.
 */
export default function StairCalculator({ limits, height, run, heights }: ShownToolOf<"stairs">) {
  const stairOf = (typed: Record<string, string | number>) => {
    const high = sizeIn(height, typed.height);
    const long = sizeIn(run, typed.run);
    return high && long ? { high, stair: stairFor(high, long, limits) } : undefined;
  };
  const [typed, fields] = useTyped(
    { height: height.usual, run: run.usual },
    (now) => !stairOf(now)?.stair.passes,
  );
  const { high, stair } = stairOf(typed) ?? {};
  return (
    <>
      <CalculatorLayout>
        <div>
          <div role="group" aria-label="Sizes" {...fields}>
            <MeasureField name="height" {...height} />
            <MeasureField name="run" {...run} />
          </div>
          <output data-passes={stair?.passes}>
            {!stair || !high
              ? `${height.label}: ${formatSizes(height)}. ${run.label}: ${formatSizes(run)}.`
              : stair.passes
                ? `${describeStair(stair)}. It passes.`
                : `It doesn't fit. The shortest flight that passes has ${describeStair(shortestStair(high, limits))}.`}
          </output>
          {stair && (
            <MobileDisclosure summary="Your stair against the limits">
              <Checks checks={stair.checks} />
            </MobileDisclosure>
          )}
        </div>
        {stair && <StairDrawing stair={stair} />}
      </CalculatorLayout>
      <MobileDisclosure summary="The shortest flights that pass">
        <ScrollingTable caption="The shortest straight flight that passes, in mm, landings not counted">
          <ColumnNames names={["Floor to floor", "Risers", "Rise", "Going", "Length"]} />
          <tbody>
            {heights.map((floors) => {
              const shortest = shortestStair(floors, limits);
              return (
                <tr key={floors}>
                  <th scope="row">{formatNumber(floors)}</th>
                  <td>{shortest.risers}</td>
                  <td>{shortest.rise.toFixed(1)}</td>
                  <td>{shortest.going}</td>
                  <td>{formatNumber(shortest.run)}</td>
                </tr>
              );
            })}
          </tbody>
        </ScrollingTable>
      </MobileDisclosure>
    </>
  );
}
