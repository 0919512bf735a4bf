import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { presentPortfolio } from '../../api/present/portfolio.ts'
import { renderProfile } from '../../operations/company/render-profile.ts'
import { openSigner } from '../../operations/disclosure-report/signing-key.ts'
import { exportPortfolioFile, PORTFOLIO_FORMATS } from '../../operations/portfolio/export.ts'
import { computeAsked, PORTFOLIO_QUESTION } from '../asked-portfolio.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { argument, choice, requiredOption } from '../input.ts'

export const portfolioExport = defineCommand({
  name: 'portfolio export',
  summary: 'write the financed emissions of a saved portfolio as JSON, CSV, workbook, PDF or signed ZIP',
  examples: [
    ['portfolio export loans --format xlsx --out loans.xlsx', 'a workbook whose figures are live formulas'],
    ['portfolio export loans --format pdf --out loans.pdf', 'two pages for a committee'],
    ['portfolio export loans --format zip --out loans.zip', 'signed, for southerly verify'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    id: argument('Portfolio.'),
    format: choice('format', 'What to write.', PORTFOLIO_FORMATS, 'zip'),
    out: requiredOption('file', 'File to write.'),
    ...PORTFOLIO_QUESTION,
    tenant: tenantOption,
  },
  run: async (
    { service, clock, output, settings, workingDirectory },
    { id, format, out, tenant, ...asked },
  ) => {
    const { database, home } = service
    const { id: tenantId } = await chooseTenant(service, tenant)
    const { found, snapshot, named } = await computeAsked({ database, clock }, { tenantId, id }, asked)
    const bytes = await exportPortfolioFile(
      format,
      found,
      { snapshot, named, answer: presentPortfolio(found) },
      {
        render: renderProfile,
        signer: () => openSigner({ home, configured: settings.SOUTHERLY_SIGNING_KEY_FILE }),
      },
    )
    const file = path.resolve(workingDirectory, out)
    await writeFile(file, bytes)
    output.result(
      { file, bytes: bytes.length, version: named.version, snapshot: snapshot.id },
      `${file}: ${bytes.length.toLocaleString('en-AU')} bytes, version ${named.version}, snapshot ${snapshot.id}.`,
    )
  },
})
