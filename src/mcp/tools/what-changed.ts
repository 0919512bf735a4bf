import { Type } from 'typebox'
import type { Client } from '../../../clients/typescript/src/index.ts'
import { Abn, nullable, Text } from '../shapes.ts'
import { defineTool } from '../tool.ts'
import { ToolRefusal } from '../tool-refusal.ts'

const MOST_CHANGES = 10
const MOST_ROWS = 3
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', examples: ['2026-02-28'] })

export const whatChanged = defineTool({
  name: 'what_changed',
  title: 'What changed in the data since a day',
  description:
    'Which releases of the government data were added, replaced or restated between what was published by `since` and now; with an abn also which blocks of that company’s profile have changed inputs. Counts rows; up to ten files; detail=full has all, with some of the rows. Nothing changed is an empty list, not an error. A day before the first release is release_not_found.',
  input: Type.Object({ since: Day, abn: Type.Optional(Abn) }),
  answer: Type.Object({
    from_snapshot: Type.String(),
    to_snapshot: Type.String(),
    changes_left_out: Type.Integer(),
    changes: Type.Array(
      Type.Object({
        dataset: Type.String(),
        slot: Type.String(),
        before: Text,
        after: Text,
        rows_added: Type.Integer(),
        rows_removed: Type.Integer(),
        rows_changed: Type.Integer(),
      }),
    ),
    company: nullable(
      Type.Object({
        abn: Type.String(),
        changed_blocks: Type.Array(Type.String()),
        unchanged_blocks: Type.Array(Type.String()),
      }),
    ),
  }),
  run: async (client, { since, abn }) => {
    const { before, after } = await snapshotsSince(client, since)
    const diff = await client.diffSnapshots({ a: before, b: after, rows: MOST_ROWS })
    const shown = diff.data.changes.slice(0, MOST_CHANGES)
    const moved = new Map(shown.map(({ dataset, after: release }) => [dataset, release]))
    const datasets = (await client.listDatasets()).data.filter(({ dataset }) => moved.has(dataset))
    const profile =
      abn === undefined ? undefined : await client.getClimateProfile({ abn, changed_since: before })
    const company = profile?.meta.changed_since
    return {
      answer: {
        from_snapshot: before,
        to_snapshot: after,
        changes_left_out: diff.data.changes.length - shown.length,
        changes: shown.map((change) => ({
          dataset: change.dataset,
          slot: change.slot,
          before: change.before,
          after: change.after,
          rows_added: change.added,
          rows_removed: change.removed,
          rows_changed: change.changed,
        })),
        company:
          profile === undefined || company === undefined
            ? null
            : {
                abn: profile.data.abn,
                changed_blocks: company.changed_blocks,
                unchanged_blocks: company.unchanged_blocks,
              },
      },
      sources: {
        meta: profile?.meta,
        releases: datasets.map((dataset) => ({
          ...dataset,
          edition: moved.get(dataset.dataset) ?? 'withdrawn',
        })),
        licences: datasets.map(({ dataset, licence, attribution }) => ({ ...licence, dataset, attribution })),
      },
      full: { diff, profile: profile ?? null },
    }
  },
})

/** The snapshot that was in force on a day, and the one that is now. */
async function snapshotsSince(client: Client, day: string): Promise<{ before: string; after: string }> {
  const { data } = await client.listSnapshots({ limit: 200 })
  const inForce = data.filter(({ in_force_from: from }) => from !== null)
  const before = inForce.find(({ in_force_from: from }) => from !== null && from <= day)
  const after = inForce[0]
  if (before === undefined || after === undefined)
    throw new ToolRefusal('release_not_found', `No data had been published by ${day}.`, {
      hint: `The earliest day is ${inForce.at(-1)?.in_force_from ?? 'none: nothing is loaded'}.`,
    })
  return { before: before.snapshot, after: after.snapshot }
}
