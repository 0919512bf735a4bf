import { createReadStream } from 'node:fs'
import path from 'node:path'
import { requireLayout } from '../../api/book-layout.ts'
import { presentPortfolioImport } from '../../api/present/portfolio-import.ts'
import { isDay } from '../../domain/iso-dates.ts'
import { MOST_HOLDINGS } from '../../domain/portfolio/holding.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { spoolImport } from '../../operations/disclosure/imports/spool.ts'
import { chosenNames } from '../../operations/portfolio/choices.ts'
import { importBook } from '../../operations/portfolio/import-file.ts'
import { findPortfolio } from '../../operations/portfolio/saved.ts'
import { SnapshotDirectory } from '../../operations/releases/snapshot-directory.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { describePortfolioImport } from '../describe-portfolio.ts'
import { argument, flag, option, options, requiredOption } from '../input.ts'
import { discarding, requireFile } from '../own-file.ts'

export const portfolioImport = defineCommand({
  name: 'portfolio import',
  summary: 'import a book of loans or shares into a portfolio from a spreadsheet',
  examples: [
    [
      'portfolio import book.xlsx --id loans --balance-date 2025-12-31 --dry-run',
      'show how columns are read and what every line would become',
    ],
    ['portfolio import book.xlsx --id loans --balance-date 2025-12-31 --keep-good', 'save what can be taken'],
    [
      'portfolio import book.csv --id loans --balance-date 2025-12-31 --choose "AGL=74115061375"',
      'and say which company a name is',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    file: argument('CSV, text with tabs, XLSX or XLS.'),
    id: requiredOption('id', 'Portfolio, such as loans; made if there is none.'),
    balanceDate: requiredOption('day', 'Day of the amounts, such as 2025-12-31.'),
    title: option('name', 'Name of the portfolio.'),
    sheet: option('name', 'Sheet of the workbook, if several fit.'),
    layout: option('json', 'What headings and words mean, as JSON.'),
    choose: options('name=abn', 'Company of a name.'),
    keepGood: flag('Save the good lines although others are refused.'),
    dryRun: flag('Save nothing; say what would be.'),
    tenant: tenantOption,
  },
  run: async ({ service, clock, output, settings, workingDirectory }, values) => {
    const { database } = service
    const { id: tenantId } = await chooseTenant(service, values.tenant)
    const key = { tenantId, id: requireId(values.id) }
    const location = path.resolve(workingDirectory, values.file)
    const name = path.basename(location)
    await requireFile(location)
    const before = await findPortfolio(database, key)
    const spooled = await spoolImport(settings.SOUTHERLY_HOME, createReadStream(location))
    const found = await discarding(spooled, async () =>
      importBook({ database, clock }, key, {
        name,
        spooled,
        sheet: values.sheet,
        layout: requireLayout(values.layout),
        title: values.title,
        balanceDate: requireDay(values.balanceDate),
        snapshot: await new SnapshotDirectory(database, clock).select(),
        dryRun: values.dryRun,
        keepGood: values.keepGood,
        actor: 'operator',
        ifMatch: before === undefined ? undefined : `"${before.etag}"`,
        seconds: settings.SOUTHERLY_IMPORT_SECONDS,
        chosen: chosenNames(values.choose.map(choiceOf)),
        charge: async () => {},
      }),
    )
    const file = { name, sha256: spooled.sha256, bytes: spooled.bytes }
    output.result(
      presentPortfolioImport(found, {
        id: key.id,
        file,
        show: 'all',
        offset: 0,
        limit: 2 * MOST_HOLDINGS,
        holdings: false,
      }),
      describePortfolioImport(found, values.dryRun),
    )
    if (found.reading.missing.length > 0)
      throw new OperatorError(`${name} has no column for ${found.reading.missing.join(', ')}`, {
        hint: 'Say what the columns are with --layout, such as --layout \'{"fixed":{"asset_class":"business_loan"}}\'.',
        exitCode: EXIT.badInput,
      })
  },
})

function choiceOf(text: string): { readonly name: string; readonly abn: string } {
  const at = text.lastIndexOf('=')
  if (at > 0) return { name: text.slice(0, at), abn: text.slice(at + 1) }
  throw new OperatorError(`${JSON.stringify(text)} is not a name and an ABN`, {
    hint: 'Such as --choose "AGL=74115061375".',
    exitCode: EXIT.usage,
  })
}

function requireId(id: string): string {
  if (/^[a-z0-9][a-z0-9_-]{0,63}$/.test(id)) return id
  throw new OperatorError(`${JSON.stringify(id)} is not the id of a portfolio`, {
    hint: 'Small letters, digits, dashes and underscores, such as loans-2025.',
    exitCode: EXIT.usage,
  })
}

function requireDay(day: string): string {
  if (isDay(day)) return day
  throw new OperatorError(`${JSON.stringify(day)} is not a day`, {
    hint: 'Write it as 2025-12-31.',
    exitCode: EXIT.usage,
  })
}
