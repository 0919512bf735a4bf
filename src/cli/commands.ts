import type { Command } from './command.ts'

/**
 * Every command by its name, in the order of the help. A new one: a file in commands/, a line here, a section in docs/guide/cli.md.
 * Loaded when it is asked for: `southerly key list` need not read the whole server.
 */
const LOADERS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  'sign-in': async () => (await import('./commands/sign-in.ts')).signIn,
  worker: async () => (await import('./commands/worker.ts')).worker,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
  status: async () => (await import('./commands/status.ts')).status,
  read: async () => (await import('./commands/read.ts')).read,
  'read daily-series': async () => (await import('./commands/read-daily-series.ts')).readDailySeriesCommand,
  identify: async () => (await import('./commands/identify.ts')).identify,
  fetch: async () => (await import('./commands/fetch.ts')).fetch,
  register: async () => (await import('./commands/register.ts')).register,
  'register purge': async () => (await import('./commands/register-purge.ts')).registerPurge,
  ingest: async () => (await import('./commands/ingest.ts')).ingest,
  'load renewable-power-percentage': async () =>
    (await import('./commands/load-renewable-power-percentage.ts')).loadRenewablePowerPercentage,
  update: async () => (await import('./commands/update.ts')).update,
  releases: async () => (await import('./commands/releases.ts')).releases,
  formulas: async () => (await import('./commands/formulas.ts')).formulas,
  snapshots: async () => (await import('./commands/snapshots.ts')).snapshots,
  export: async () => (await import('./commands/export.ts')).exportCommand,
  diff: async () => (await import('./commands/diff.ts')).diff,
  withdraw: async () => (await import('./commands/withdraw.ts')).withdraw,
  'links propose': async () => (await import('./commands/links-propose.ts')).linksPropose,
  'links confirm': async () => (await import('./commands/links-confirm.ts')).linksConfirm,
  'links list': async () => (await import('./commands/links-list.ts')).linksList,
  'links withdraw': async () => (await import('./commands/links-withdraw.ts')).linksWithdraw,
  company: async () => (await import('./commands/company.ts')).company,
  compare: async () => (await import('./commands/compare.ts')).compare,
  risk: async () => (await import('./commands/risk.ts')).risk,
  challenge: async () => (await import('./commands/challenge.ts')).challenge,
  import: async () => (await import('./commands/import.ts')).importRecords,
  'factors list': async () => (await import('./commands/factors-list.ts')).factorsList,
  'factors load': async () => (await import('./commands/factors-load.ts')).factorsLoad,
  'factors withdraw': async () => (await import('./commands/factors-withdraw.ts')).factorsWithdraw,
  'ledger analysis': async () => (await import('./commands/ledger-analysis.ts')).ledgerAnalysis,
  'ledger choose': async () => (await import('./commands/ledger-choose.ts')).ledgerChoose,
  'ledger enter': async () => (await import('./commands/ledger-enter.ts')).ledgerEnter,
  'ledger fill': async () => (await import('./commands/ledger-fill.ts')).ledgerFill,
  'ledger gaps': async () => (await import('./commands/ledger-gaps.ts')).ledgerGaps,
  'ledger import': async () => (await import('./commands/ledger-import.ts')).ledgerImport,
  'ledger lines': async () => (await import('./commands/ledger-lines.ts')).ledgerLines,
  'ledger totals': async () => (await import('./commands/ledger-totals.ts')).ledgerTotals,
  'ledger withdraw': async () => (await import('./commands/ledger-withdraw.ts')).ledgerWithdraw,
  'portfolio import': async () => (await import('./commands/portfolio-import.ts')).portfolioImport,
  'portfolio show': async () => (await import('./commands/portfolio-show.ts')).portfolioShow,
  'portfolio export': async () => (await import('./commands/portfolio-export.ts')).portfolioExport,
  bundle: async () => (await import('./commands/bundle.ts')).bundle,
  'bundles move-to-store': async () =>
    (await import('./commands/bundles-move-to-store.ts')).bundlesMoveToStore,
  'bundles check': async () => (await import('./commands/bundles-check.ts')).bundlesCheck,
  'bundles sweep': async () => (await import('./commands/bundles-sweep.ts')).bundlesSweep,
  'events archive': async () => (await import('./commands/events-archive.ts')).eventsArchive,
  'draft check': async () => (await import('./commands/draft-check.ts')).draftCheck,
  'draft export': async () => (await import('./commands/draft-export.ts')).draftExport,
  'risk proposals': async () => (await import('./commands/risk-proposals.ts')).riskProposals,
  'draft import': async () => (await import('./commands/draft-import.ts')).draftImport,
  'tenant create': async () => (await import('./commands/tenant-create.ts')).tenantCreate,
  'tenant list': async () => (await import('./commands/tenant-list.ts')).tenantList,
  'tenant change': async () => (await import('./commands/tenant-change.ts')).tenantChange,
  'tenant suspend': async () => (await import('./commands/tenant-suspend.ts')).tenantSuspend,
  'tenant resume': async () => (await import('./commands/tenant-resume.ts')).tenantResume,
  'tenant erase': async () => (await import('./commands/tenant-erase.ts')).tenantErase,
  'member invite': async () => (await import('./commands/member-invite.ts')).memberInvite,
  'member list': async () => (await import('./commands/member-list.ts')).memberList,
  'member show': async () => (await import('./commands/member-show.ts')).memberShow,
  'member change': async () => (await import('./commands/member-change.ts')).memberChange,
  'member remove': async () => (await import('./commands/member-remove.ts')).memberRemove,
  'member erase': async () => (await import('./commands/member-erase.ts')).memberErase,
  'key create': async () => (await import('./commands/key-create.ts')).keyCreate,
  'key list': async () => (await import('./commands/key-list.ts')).keyList,
  'key rotate': async () => (await import('./commands/key-rotate.ts')).keyRotate,
  'key revoke': async () => (await import('./commands/key-revoke.ts')).keyRevoke,
  'audit verify': async () => (await import('./commands/audit-verify.ts')).auditVerify,
  backup: async () => (await import('./commands/backup.ts')).backup,
  'secret rotate': async () => (await import('./commands/secret-rotate.ts')).secretRotate,
  'secret list': async () => (await import('./commands/secret-list.ts')).secretList,
  'signing-key rotate': async () => (await import('./commands/signing-key-rotate.ts')).signingKeyRotate,
  'signing-key list': async () => (await import('./commands/signing-key-list.ts')).signingKeyList,
  restore: async () => (await import('./commands/restore.ts')).restore,
  move: async () => (await import('./commands/move.ts')).move,
  'records check': async () => (await import('./commands/records-check.ts')).recordsCheck,
  verify: async () => (await import('./commands/verify.ts')).verify,
  openapi: async () => (await import('./commands/openapi.ts')).openapi,
  mcp: async () => (await import('./commands/mcp.ts')).mcp,
}

const load = (names: readonly string[]): Promise<Command[]> =>
  Promise.all(names.map((name) => LOADERS[name]!()))

export const allCommands = (): Promise<Command[]> => load(Object.keys(LOADERS))

/** The commands that a command line may mean: the one that it names, else its group, else all, to find the nearest. */
export async function commandsFor([first = '', second = '']: readonly string[]): Promise<Command[]> {
  const name = `${first} ${second}`
  if (Object.hasOwn(LOADERS, name)) return await load([name])
  const group = Object.keys(LOADERS).filter((known) => known.split(' ')[0] === first)
  return group.length > 0 ? await load(group) : await allCommands()
}
