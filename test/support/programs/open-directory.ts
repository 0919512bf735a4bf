/** Given a directory: opens the embedded database in it, making it when it is not there, and prints `open`. */
import { openDatabase } from '../../../src/store/open.ts'

const database = await openDatabase({ directory: process.argv[2] ?? '' })
console.log('open')
await database.close()
