import type { ShownToolOf } from "../../content/tools.server.ts";
import { figure, millimetres } from "../../lib/tools/millimetres.ts";
import { shortestStair, stairFor, type Stair } from "../../lib/tools/stairs.ts";
import { Fold } from "../../widgets/Fold/Fold.tsx";
import { ColumnNames, ScrollingTable } from "../page/DataTable.tsx";
import { StairDrawing } from "./StairDrawing.tsx";
import { MeasureField, sizeIn, useTyped, Workbench, type Sizes } from "./Workbench.tsx";

const formatLimits = ({ min, max }: Sizes) => `${figure(min)} to ${millimetres(max)}`;

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
  const [typed, fields] = useTyped({ height: height.usual, run: run.usual });
  const high = sizeIn(height, typed.height);
  const long = sizeIn(run, typed.run);
  const stair = high && long ? stairFor(high, long, limits) : undefined;
  return (
    <>
      <Workbench>
        <div>
          <div role="group" aria-label="Sizes" {...fields}>
            <MeasureField name="height" {...height} />
            <MeasureField name="run" {...run} />
          </div>
          <output data-passes={stair?.passes}>
            {!stair || !high
              ? `${height.label}: ${formatLimits(height)}. ${run.label}: ${formatLimits(run)}.`
              : stair.passes
                ? `${describeStair(stair)}. It passes.`
                : `It doesn't fit. The shortest flight that passes has ${describeStair(shortestStair(high, limits))}.`}
          </output>
          {stair && (
            <Fold summary="Your stair against the limits">
              <Checks checks={stair.checks} />
            </Fold>
          )}
        </div>
        {stair && <StairDrawing stair={stair} />}
      </Workbench>
      <Fold summary="The shortest flights that pass">
        <ScrollingTable caption="The shortest straight flight that passes, in mm, landings not counted">
          <ColumnNames names={["Floor to floor", "Risers", "Rise", "Going", "Length"]} />
          <tbody>
            {heights.map((floors) => {
              const shortest = shortestStair(floors, limits);
              return (
                <tr key={floors}>
                  <th scope="row">{figure(floors)}</th>
                  <td>{shortest.risers}</td>
                  <td>{shortest.rise.toFixed(1)}</td>
                  <td>{shortest.going}</td>
                  <td>{figure(shortest.run)}</td>
                </tr>
              );
            })}
          </tbody>
        </ScrollingTable>
      </Fold>
    </>
  );
}
