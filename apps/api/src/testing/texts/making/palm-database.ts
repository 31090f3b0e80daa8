/** The file that holds records of a MOBI book: a list of where each begins, and the records. */
export function palmDatabaseOf(records: readonly Uint8Array[]): Uint8Array {
  const head = Buffer.alloc(78 + records.length * 8);
  head.write('BOOKMOBI', 60, 'latin1');
  head.writeUInt16BE(records.length, 76);
  let offset = head.length;
  for (const [index, record] of records.entries()) {
    head.writeUInt32BE(offset, 78 + index * 8);
    offset += record.length;
  }
  return Buffer.concat([head, ...records]);
}
