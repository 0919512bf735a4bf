import type { Command } from './command.ts'
import { auditVerify } from './commands/audit-verify.ts'
import { backup } from './commands/backup.ts'
import { bundle } from './commands/bundle.ts'
import { diff } from './commands/diff.ts'
import { draftExport } from './commands/draft-export.ts'
import { draftImport } from './commands/draft-import.ts'
import { fetch } from './commands/fetch.ts'
import { identify } from './commands/identify.ts'
import { importRecords } from './commands/import.ts'
import { ingest } from './commands/ingest.ts'
import { keyCreate } from './commands/key-create.ts'
import { keyList } from './commands/key-list.ts'
import { keyRevoke } from './commands/key-revoke.ts'
import { keyRotate } from './commands/key-rotate.ts'
import { linksConfirm } from './commands/links-confirm.ts'
import { linksList } from './commands/links-list.ts'
import { linksPropose } from './commands/links-propose.ts'
import { linksWithdraw } from './commands/links-withdraw.ts'
import { loadRenewablePowerPercentage } from './commands/load-renewable-power-percentage.ts'
import { mcp } from './commands/mcp.ts'
import { memberChange } from './commands/member-change.ts'
import { memberErase } from './commands/member-erase.ts'
import { memberInvite } from './commands/member-invite.ts'
import { memberList } from './commands/member-list.ts'
import { memberRemove } from './commands/member-remove.ts'
import { memberShow } from './commands/member-show.ts'
import { migrate } from './commands/migrate.ts'
import { move } from './commands/move.ts'
import { openapi } from './commands/openapi.ts'
import { read } from './commands/read.ts'
import { readDailySeriesCommand } from './commands/read-daily-series.ts'
import { recordsCheck } from './commands/records-check.ts'
import { register } from './commands/register.ts'
import { registerPurge } from './commands/register-purge.ts'
import { releases } from './commands/releases.ts'
import { restore } from './commands/restore.ts'
import { secretList } from './commands/secret-list.ts'
import { secretRotate } from './commands/secret-rotate.ts'
import { serve } from './commands/serve.ts'
import { signIn } from './commands/sign-in.ts'
import { signingKeyList } from './commands/signing-key-list.ts'
import { signingKeyRotate } from './commands/signing-key-rotate.ts'
import { snapshots } from './commands/snapshots.ts'
import { status } from './commands/status.ts'
import { tenantChange } from './commands/tenant-change.ts'
import { tenantCreate } from './commands/tenant-create.ts'
import { tenantList } from './commands/tenant-list.ts'
import { tenantResume } from './commands/tenant-resume.ts'
import { tenantSuspend } from './commands/tenant-suspend.ts'
import { update } from './commands/update.ts'
import { verify } from './commands/verify.ts'
import { withdraw } from './commands/withdraw.ts'
import { worker } from './commands/worker.ts'

/** Every command, in the order of the help. A new one: a file in commands/, a line here, a section in docs/guide/cli.md. */
export const COMMANDS: readonly Command[] = [
  serve,
  signIn,
  worker,
  migrate,
  status,
  read,
  readDailySeriesCommand,
  identify,
  fetch,
  register,
  registerPurge,
  ingest,
  loadRenewablePowerPercentage,
  update,
  releases,
  snapshots,
  diff,
  withdraw,
  linksPropose,
  linksConfirm,
  linksList,
  linksWithdraw,
  importRecords,
  bundle,
  draftExport,
  draftImport,
  tenantCreate,
  tenantList,
  tenantChange,
  tenantSuspend,
  tenantResume,
  memberInvite,
  memberList,
  memberShow,
  memberChange,
  memberRemove,
  memberErase,
  keyCreate,
  keyList,
  keyRotate,
  keyRevoke,
  auditVerify,
  backup,
  secretRotate,
  secretList,
  signingKeyRotate,
  signingKeyList,
  restore,
  move,
  recordsCheck,
  verify,
  openapi,
  mcp,
]
