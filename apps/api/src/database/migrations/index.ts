import type { Migration } from 'kysely/migration';

import * as foundation from './001-foundation.ts';
import * as covers from './002-covers.ts';
import * as useCounters from './003-use-counters.ts';
import * as resetLinks from './004-reset-links.ts';
import * as practisedDays from './005-practised-days.ts';
import * as generation from './006-generation.ts';
import * as learning from './007-learning.ts';
import * as undoneReviews from './008-undone-reviews.ts';
import * as ideas from './009-ideas.ts';
import * as answerClaims from './010-answer-claims.ts';
import * as secondOpinions from './011-second-opinions.ts';
import * as claimOpinions from './012-claim-opinions.ts';
import * as raisedAnswers from './013-raised-answers.ts';
import * as bites from './014-bites.ts';
import * as structuresAndLanguage from './015-structures-and-language.ts';
import * as plans from './016-plans.ts';
import * as itemFigures from './017-item-figures.ts';
import * as runsOfProcesses from './018-runs-of-processes.ts';
import * as previews from './019-previews.ts';
import * as itemsByOwner from './020-items-by-owner.ts';
import * as modelBills from './021-model-bills.ts';
import * as hidings from './022-hidings.ts';
import * as titleOrder from './024-title-order.ts';
import * as sessionsOfDevices from './026-sessions-of-devices.ts';
import * as modelReservations from './027-model-reservations.ts';
import * as passkeys from './029-passkeys.ts';
import * as openIdLinks from './030-open-id-links.ts';
import * as tidyNames from './031-tidy-names.ts';
import * as biggerBills from './032-bigger-bills.ts';
import * as signOuts from './033-sign-outs.ts';
import * as dayRuns from './034-day-runs.ts';
import * as installation from './036-installation.ts';
import * as oneIndexOfDays from './038-one-index-of-days.ts';
import * as accessTokens from './042-access-tokens.ts';
import * as webhooks from './044-webhooks.ts';
import * as documents from './046-documents.ts';
import * as filesByDigest from './047-files-by-digest.ts';
import * as highlights from './048-highlights.ts';
import * as formerWebhookSecrets from './050-former-webhook-secrets.ts';
import * as syncServers from './051-sync-servers.ts';
import * as practiceDays from './052-practice-days.ts';
import * as oneIndexOfItems from './054-one-index-of-items.ts';
import * as triesOfSyncServers from './055-tries-of-sync-servers.ts';
import * as daysThatAreOver from './056-days-that-are-over.ts';
import * as memoriesByReader from './057-memories-by-reader.ts';

/** Numbered and frozen: a migration that was released is never changed. */
export const migrations: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-covers': covers,
  '003-use-counters': useCounters,
  '004-reset-links': resetLinks,
  '005-practised-days': practisedDays,
  '006-generation': generation,
  '007-learning': learning,
  '008-undone-reviews': undoneReviews,
  '009-ideas': ideas,
  '010-answer-claims': answerClaims,
  '011-second-opinions': secondOpinions,
  '012-claim-opinions': claimOpinions,
  '013-raised-answers': raisedAnswers,
  '014-bites': bites,
  '015-structures-and-language': structuresAndLanguage,
  '016-plans': plans,
  '017-item-figures': itemFigures,
  '018-runs-of-processes': runsOfProcesses,
  '019-previews': previews,
  '020-items-by-owner': itemsByOwner,
  '021-model-bills': modelBills,
  '022-hidings': hidings,
  '024-title-order': titleOrder,
  '026-sessions-of-devices': sessionsOfDevices,
  '027-model-reservations': modelReservations,
  '029-passkeys': passkeys,
  '030-open-id-links': openIdLinks,
  '031-tidy-names': tidyNames,
  '032-bigger-bills': biggerBills,
  '033-sign-outs': signOuts,
  '034-day-runs': dayRuns,
  '036-installation': installation,
  '038-one-index-of-days': oneIndexOfDays,
  '042-access-tokens': accessTokens,
  '044-webhooks': webhooks,
  '046-documents': documents,
  '047-files-by-digest': filesByDigest,
  '048-highlights': highlights,
  '050-former-webhook-secrets': formerWebhookSecrets,
  '051-sync-servers': syncServers,
  '052-practice-days': practiceDays,
  '054-one-index-of-items': oneIndexOfItems,
  '055-tries-of-sync-servers': triesOfSyncServers,
  '056-days-that-are-over': daysThatAreOver,
  '057-memories-by-reader': memoriesByReader,
};
