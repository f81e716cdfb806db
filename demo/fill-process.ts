/** What fill-apart.ts starts: it gets one message, answers it, and ends; without whoever started it, it ends too. */
import { openDatabase } from '#server/db/open.ts';
import { fillDatabase } from './fill-database.ts';
import type { PictureName } from './picture-names.ts';

interface Order {
  databaseUrl: string | undefined;
  dataDir: string;
  pictures: [PictureName, string][];
}

process.once('disconnect', () => process.exit(1));
process.once('message', async ({ pictures, ...place }: Order) => {
  const database = openDatabase(place);
  const isMine = await fillDatabase(database.db, new Map(pictures));
  await database.close();
  process.send!({ isMine }, () => process.exit(0));
});
