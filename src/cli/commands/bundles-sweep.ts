import { requireStore } from '../../operations/bundle-store/require-store.ts'
import { sweepStore } from '../../operations/bundle-store/sweep.ts'
import { defineCommand } from '../command.ts'
import { flag, wholeNumber } from '../input.ts'
import { table } from '../output.ts'

export const bundlesSweep = defineCommand({
  name: 'bundles sweep',
  summary: 'list objects in the object store that belong to no bundle; --delete removes them',
  examples: [
    ['bundles sweep', 'list them: each is left by a run that ended before its bundle was recorded'],
    ['bundles sweep --delete', 'delete them too'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    delete: flag(
      'Delete them. Not on a database restored from a backup: bundles made after the backup would look like leftovers.',
    ),
    olderThanHours: wholeNumber('hours', 'Leave younger objects alone: their run may still be in progress.', {
      fallback: 24,
      min: 1,
      max: 8760,
    }),
  },
  run: async ({ service, clock, output }, values) => {
    const places = await requireStore(service)
    const report = await sweepStore(
      { ...places, clock },
      { olderThanHours: values.olderThanHours, remove: values.delete },
    )
    const { seen, orphans, strangers, removed } = report
    output.result(
      { store: places.objects.name, ...report },
      [
        `${seen} objects in ${places.objects.name}; ${orphans.length} belong to no bundle${values.delete ? `, ${removed} deleted` : ''}.`,
        ...(orphans.length === 0
          ? []
          : [
              table(
                ['object', 'bytes', 'written'],
                orphans.map(({ key, size, modified_at }) => [key, String(size), modified_at]),
              ),
            ]),
        ...(strangers.length === 0
          ? []
          : [`Not written by this service, left alone: ${strangers.join(', ')}`]),
      ].join('\n'),
    )
  },
})
