import { userInfo } from 'node:os'
import { EXIT, OperatorError } from '../../errors.ts'
import { type ConfirmedLink, confirmLink } from '../../operations/links/confirm.ts'
import type { Controller } from '../../operations/links/controller.ts'
import { defineCommand } from '../command.ts'
import { describeCoverage } from '../describe-coverage.ts'
import { argument, flag, option, requiredOption } from '../input.ts'

export const linksConfirm = defineCommand({
  name: 'links confirm',
  summary: 'record which company controls a facility in a year; kept as a release, with who and why',
  examples: [
    [
      'links confirm "Telfer Gold Mine" --year 2024-25 --abn 17668338618 --reason "bought in December 2024, ASX announcement"',
      'a facility that was sold',
    ],
    [
      'links confirm "Ravensthorpe Nickel Operation" --year 2024-25 --none --reason "its owner does not report"',
      'a facility that no known company controls',
    ],
    [
      'links confirm DEN01 --year 2024-25 --abn 62674991345 --reason "sold to GM3" --dry-run',
      'what it would change',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    facility: argument('Facility as named in the table.'),
    year: requiredOption('year', 'Reporting year such as 2024-25.'),
    abn: option('abn', 'ABN of the company that controls it.'),
    none: flag('No known company controls it.'),
    name: option('name', 'Legal name, for an ABN that no source knows.'),
    emitter: option('name', 'Responsible emitter, if two facilities in the year have the same name.'),
    reason: requiredOption('text', 'Why; kept with the link and shown with every figure that uses it.'),
    by: option('name', 'Who confirms it; unset: this machine’s user.'),
    accept: option('reason', 'Confirm a link whose effects look wrong; the reason is kept with it.'),
    dryRun: flag('Compare the answers before and after, but save nothing.'),
  },
  run: async ({ service, settings, clock, output, signal }, values) => {
    const by = values.by ?? userInfo().username
    const done = await confirmLink(
      { database: service.database, clock, home: service.home, memoryMb: settings.SOUTHERLY_READ_MB, signal },
      {
        facility: values.facility,
        year: values.year,
        controller: controllerOf(values),
        confirmed_by: by,
        reason: values.reason,
        dry_run: values.dryRun,
        ...(values.emitter === undefined ? {} : { emitter: values.emitter }),
        ...(values.accept === undefined ? {} : { accept: { reason: values.accept, accepted_by: by } }),
      },
    )
    output.note(
      [
        ...done.warnings.map(({ message }) => `note      ${message}`),
        ...describeCoverage(done.coverage),
      ].join('\n'),
    )
    output.result(done, describe(done))
  },
})

function controllerOf(values: {
  readonly abn: string | undefined
  readonly none: boolean
  readonly name: string | undefined
}): Controller | null {
  if ((values.abn === undefined) !== values.none || (values.none && values.name !== undefined))
    throw new OperatorError('a link needs either --abn or --none', {
      hint: 'Name the company with --abn ABN, or say with --none that no company known here controls the facility.',
      exitCode: EXIT.usage,
    })
  if (values.abn === undefined) return null
  return values.name === undefined ? { abn: values.abn } : { abn: values.abn, name: values.name }
}

const describe = ({ outcome, link, release }: ConfirmedLink): string => {
  const owner =
    link.controlling_corporation_abn === null
      ? 'no company known here'
      : `${link.controlling_corporation} (${link.controlling_corporation_abn})`
  const done = outcome === 'checked' ? 'would be linked to' : 'is linked to'
  return `${link.facility_name} of ${link.reporting_year} ${done} ${owner}: ${release.id}`
}
