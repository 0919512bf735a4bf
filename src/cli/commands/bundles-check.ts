import { EXIT, OperatorError } from '../../errors.ts'
import { checkStore } from '../../operations/bundle-store/check.ts'
import { requireStore } from '../../operations/bundle-store/require-store.ts'
import { defineCommand } from '../command.ts'

export const bundlesCheck = defineCommand({
  name: 'bundles check',
  summary: 'read every bundle of the object store and compare it with its hash in the database',
  examples: [
    ['bundles check', 'after a restore, after copying a bucket, or now and then'],
    ['bundles check --json', 'the same, for a script'],
  ],
  exits: [[6, 'an object is missing or changed; each is named']],
  needs: 'service',
  migrations: 'require',
  input: {},
  run: async ({ service, output, signal }) => {
    const places = await requireStore(service)
    const report = await checkStore(
      places,
      (done, total) => output.progress({ label: 'reading bundles', done, total }),
      signal,
    )
    output.progress(undefined)
    const { checked, bytes, damaged } = report
    output.result(
      { store: places.objects.name, ...report },
      [
        `${checked} bundles (${bytes} bytes) read from ${places.objects.name}: ${checked - damaged.length} are as they were made, ${damaged.length} are not.`,
        ...damaged.map(({ tenant_id, what }) => `${tenant_id} ${what}`),
      ].join('\n'),
    )
    if (damaged.length > 0)
      throw new OperatorError(`${damaged.length} bundles are missing or changed`, {
        hint: 'Restore the objects from earlier versions in the bucket, then check again.',
        exitCode: EXIT.verificationFailed,
      })
  },
})
