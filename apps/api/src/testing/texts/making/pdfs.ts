import PdfDocument from 'pdfkit';

import { TIDES } from '../tides.ts';

type Drawn = (pdf: PDFKit.PDFDocument) => void;

/** A PDF made by code; its dates are fixed, so that its bytes are. */
export function pdfOf(draw: Drawn, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const pdf = new PdfDocument({
    size: 'A5',
    info: { Title: TIDES.title, CreationDate: new Date(0) },
    ...options,
  });
  const pieces: Uint8Array[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  pdf.on('data', (piece: Uint8Array) => pieces.push(piece));
  pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(pieces))));
  pdf.on('error', reject);
  draw(pdf);
  pdf.end();
  return promise;
}

/** The book with an outline, in a font whose headings are no larger than its text. */
export function pdfWithOutline(): Promise<Uint8Array> {
  return pdfOf((pdf) => {
    for (const { title, paragraphs } of TIDES.chapters) {
      if (title !== TIDES.chapters[0].title) pdf.addPage();
      pdf.outline.addItem(title);
      pdf.font('Times-Bold', 11).text(title).moveDown().font('Times-Roman', 11);
      for (const text of paragraphs) pdf.text(text, { align: 'justify' }).moveDown();
    }
  });
}

/** The book in two columns of small print, with a running head and the pages numbered. */
export function pdfInColumns(): Promise<Uint8Array> {
  return pdfOf(
    (pdf) => {
      for (const { title, paragraphs } of TIDES.chapters) {
        pdf.addPage();
        pdf.font('Helvetica', 8).text('Tides for everybody', 60, 30, { lineBreak: false });
        pdf.font('Helvetica-Bold', 14).text(title, 60, 60).moveDown();
        pdf.font('Helvetica', 9);
        pdf.text(paragraphs.join('\n'), {
          columns: 2,
          columnGap: 20,
          height: 400,
          indent: 12,
        });
      }
    },
    { autoFirstPage: false },
  );
}

/** Pages that are drawn and have no letters, as a scanner makes them. */
export function pdfOfScanner(): Promise<Uint8Array> {
  return pdfOf((pdf) => {
    for (let page = 1; page <= 3; page += 1) {
      pdf.rect(50, 50, 300, 400).fill('#eee').fillColor('black').text(String(page), 200, 550);
      if (page < 3) pdf.addPage();
    }
  });
}
