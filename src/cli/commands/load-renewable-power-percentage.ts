import { userInfo } from 'node:os'
import { EXIT } from '../../errors.ts'
import { type LoadedPercentage, loadPercentage } from '../../operations/ingest/load-percentage.ts'
import { defineCommand } from '../command.ts'
import { describeLoaded } from '../describe-loaded.ts'
import { flag, option, requiredOption } from '../input.ts'

export const loadRenewablePowerPercentage = defineCommand({
  name: 'load renewable-power-percentage',
  summary: 'add or correct the renewable power percentage of one calendar year',
  examples: [
    [
      'load renewable-power-percentage --year 2026 --value 16.50 --source https://cer.gov.au/rpp-2026',
      'the percentage exactly as published',
    ],
    [
      'load renewable-power-percentage --jurisdiction ACT --year 2026 --value 62.1 --source "ACT instrument NI2026-1"',
      'the Australian Capital Territory’s own percentage',
    ],
    [
      'load renewable-power-percentage --year 2026 --value 16.50 --source https://cer.gov.au/rpp-2026 --dry-run',
      'show what it would change without saving',
    ],
  ],
  exits: [
    [EXIT.ok, 'it is loaded, or a dry run says that it would be'],
    [EXIT.usage, 'the year, value, source or jurisdiction is not valid'],
    [EXIT.badInput, 'the year is already loaded with this value, or the load was refused'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    year: requiredOption('year', 'Calendar year, such as 2026.'),
    value: requiredOption('percent', 'In per cent, exactly as published, such as 16.50.'),
    source: requiredOption('text', 'Where it is published: a web address, or a legislative instrument.'),
    jurisdiction: option('name', 'ACT for the percentage of its own scheme; unset: the national one.'),
    accept: option('reason', 'Load it although its effects look wrong; the reason is kept with it.'),
    dryRun: flag('Compare with what is in force, but save nothing.'),
  },
  run: async ({ service, settings, clock, output, signal }, values) => {
    const done = await loadPercentage(
      { database: service.database, clock, home: service.home, memoryMb: settings.SOUTHERLY_READ_MB, signal },
      {
        year: values.year,
        value: values.value,
        source: values.source,
        dry_run: values.dryRun,
        ...(values.jurisdiction === undefined ? {} : { jurisdiction: values.jurisdiction }),
        ...(values.accept === undefined
          ? {}
          : { accept: { reason: values.accept, accepted_by: userInfo().username } }),
      },
    )
    output.note(describeLoaded(done))
    output.result(done, describe(done))
  },
})

const describe = ({
  outcome,
  release,
  percentage: { year, jurisdiction, percent, before },
}: LoadedPercentage): string =>
  [
    `${jurisdiction === null ? 'renewable power percentage' : `percentage of the ${jurisdiction}`} of ${year}:`,
    `${percent} %${before === null ? ', none before' : `, ${before} % before`};`,
    `${outcome === 'checked' ? 'would be loaded' : outcome} as ${release.id}.`,
    `Market-based scope 2 for every period that includes part of ${year} depends on it.`,
  ].join(' ')
