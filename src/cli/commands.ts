import type { Command } from './command.ts'
import { auditVerify } from './commands/audit-verify.ts'
import { keyCreate } from './commands/key-create.ts'
import { keyList } from './commands/key-list.ts'
import { keyRevoke } from './commands/key-revoke.ts'
import { keyRotate } from './commands/key-rotate.ts'
import { migrate } from './commands/migrate.ts'
import { openapi } from './commands/openapi.ts'
import { serve } from './commands/serve.ts'
import { status } from './commands/status.ts'
import { tenantCreate } from './commands/tenant-create.ts'
import { tenantList } from './commands/tenant-list.ts'

/** Every command, in the order of the help. A new one: a file in commands/, a line here, a section in docs/guide/cli.md. */
export const COMMANDS: readonly Command[] = [
  serve,
  migrate,
  status,
  tenantCreate,
  tenantList,
  keyCreate,
  keyList,
  keyRotate,
  keyRevoke,
  auditVerify,
  openapi,
]
