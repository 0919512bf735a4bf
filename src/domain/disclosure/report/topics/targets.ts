import { recordInputs } from '../../record-inputs.ts'
import { TARGET_PROGRESS } from '../../targets/target-progress.ts'
import { originOf } from '../draft.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'

const metric = (name: string, label: string, unit: string | null): MetricName => ({
  id: `targets.{target}.${name}`,
  label: `{name}: ${label}`,
  unit,
})

/** How far each standing target is in the latest year with an actual. */
export const TARGETS: TopicTable = {
  topic: 'targets',
  outcomes: ({ target_progress, records }) =>
    (target_progress ?? []).map(({ inputs, reasons, workings }) => ({
      ...originOf(TARGET_PROGRESS, [...inputs, ...recordInputs(records).emission_targets], {
        flags: reasons.map(({ reason_code }) => reason_code),
      }),
      workings,
    })),
  formulas: {
    target_progress: {
      calculation: 'targets.{target}',
      metrics: {
        status: metric('status', 'status', null),
        expected: metric('expected', 'level on the straight line', '{unit}'),
        actual: metric('actual', 'actual level', '{unit}'),
        progress_percent: metric('progress_percent', 'share of the reduction done', '%'),
        elapsed_percent: metric('elapsed_percent', 'share of the time gone', '%'),
        required_change: metric(
          'required_change',
          'change that each remaining year must bring',
          '{unit} a year',
        ),
      },
      pointers: {
        points: '/series/targets/{position}/points',
        milestones: '/series/targets/{position}/milestones',
      },
    },
  },
}
