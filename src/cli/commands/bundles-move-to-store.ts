import { moveToStore } from '../../operations/bundle-store/move-to-store.ts'
import { requireStore } from '../../operations/bundle-store/require-store.ts'
import { defineCommand } from '../command.ts'

export const bundlesMoveToStore = defineCommand({
  name: 'bundles move-to-store',
  summary: 'move the ZIPs of bundles from the database to the object store; the service keeps running',
  examples: [
    ['bundles move-to-store', 'each is written, read back and compared before it leaves the database'],
    ['bundles move-to-store --json', 'the same, for a script; after an interruption run it again'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {},
  run: async ({ service, output, signal }) => {
    const places = await requireStore(service)
    const { moved, bytes } = await moveToStore(
      places,
      (done, total) => output.progress({ label: 'moving bundles', done, total }),
      signal,
    )
    output.progress(undefined)
    output.result(
      { moved, bytes, store: places.objects.name, complete: !signal.aborted },
      `${moved} bundles (${bytes} bytes) moved to ${places.objects.name}.${signal.aborted ? ' Run the command again to move the rest.' : ''}`,
    )
    if (moved > 0)
      output.note(
        'The database releases the space after `vacuum full bundle_file`, or reuses it for new rows after a plain vacuum.',
      )
  },
})
