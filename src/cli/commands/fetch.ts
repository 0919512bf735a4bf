import { fetchSource } from '../../operations/ingest/fetch.ts'
import { networkOf } from '../../operations/update/network.ts'
import { defineCommand } from '../command.ts'
import { argument, option } from '../input.ts'

export const fetch = defineCommand({
  name: 'fetch',
  summary: 'download a source’s files from its publisher; loads nothing',
  examples: [
    ['fetch aemo-generators', 'the publisher’s current file, if it has changed'],
    ['fetch generation --edition 2022-23', 'one edition'],
  ],
  needs: 'nothing',
  input: {
    source: argument('Slug of the source.'),
    edition: option('edition', 'Edition, reporting year or day, for sources that are offered by edition.'),
  },
  run: async ({ settings, clock, output }, values) => {
    output.note(`asking the publisher of ${values.source}`)
    const downloads = await fetchSource(
      { clock, home: settings.SOUTHERLY_HOME, transport: networkOf(settings) },
      values.source,
      values.edition,
    )
    output.result(
      { downloads },
      downloads
        .map(({ changed, location }) => `${changed ? 'downloaded' : 'not changed'} ${location}`)
        .join('\n'),
    )
  },
})
