import { saveChoices } from '../../operations/ledger/mapping.ts'
import { SnapshotDirectory } from '../../operations/releases/snapshot-directory.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { flag, option, requiredOption } from '../input.ts'
import { OPERATOR } from '../ledger-taking.ts'

export const ledgerChoose = defineCommand({
  name: 'ledger choose',
  summary: 'say once what words or an account mean in the files of an emissions ledger',
  examples: [
    ['ledger choose --activity Freight --factor io:I --category category_4', 'an account of a spend export'],
    ['ledger choose --activity Wages --leave-out', 'rows with these words are left out'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    activity: requiredOption('words', 'Words or account, as the file writes them.'),
    use: option('use', 'What for, where the file says it.'),
    factor: option('id', 'The factor that they mean.'),
    category: option('category', 'Where the lines belong, if not to the category of the factor.'),
    leaveOut: flag('Leave such rows out.'),
    tenant: tenantOption,
  },
  run: async ({ service, clock, output }, { activity, use, factor, category, leaveOut, tenant }) => {
    const { database } = service
    const { id: tenantId } = await chooseTenant(service, tenant)
    const choice = { activity, use, factor_id: factor, category, left_out: leaveOut }
    const snapshot = await new SnapshotDirectory(database, clock).select()
    await saveChoices({ database, clock }, { tenantId, actor: OPERATOR }, [choice], snapshot)
    output.result(
      choice,
      `${activity} ${leaveOut ? 'is left out' : `means ${factor}`} from now on. Lines that were taken before stay as they are.`,
    )
  },
})
