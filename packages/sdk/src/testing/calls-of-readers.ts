import type { Backlog } from '../client/practice-calls.ts';
import type { Calls, Subject } from './call.ts';

const backlogOf = ({ userId, questionId }: Subject): Backlog => ({
  userId,
  sentAt: 0,
  operations: [
    {
      opId: 'synced-operation-1',
      kind: 'answer',
      target: questionId,
      value: 1,
      answeredAt: 0,
      timeZone: 'UTC',
    },
  ],
});

/** What a reader is, has and takes along. */
export const readerCalls = {
  getCurrentUser: (client) => client.users.current(),
  getStats: (client, { userId }) => client.users.stats(userId),
  getProgress: (client, { userId }) => client.users.progress(userId),
  getMemory: (client, { userId }) => client.users.memory(userId),
  getBookMemory: (client, { userId, bookId }) => client.users.bookMemory(userId, bookId),
  getAchievements: (client, { userId }) => client.users.achievements(userId),
  getStanding: (client, { userId }) => client.leaderboard.standing(userId),
  changeStanding: (client, { userId }) =>
    client.leaderboard.changeStanding(userId, { isListed: true }),
  createDemoUser: (client) => client.users.createDemoUser(),
  addDefaultBooks: (client) => client.users.addDefaultBooks(),
  getGuestProgress: (client) => client.users.guestProgress(),
  bringGuestProgress: (client) => client.users.bringGuestProgress(),
  getSignInOptions: (client) => client.session.signInOptions(),
  signIn: (client, { login }) => client.session.signIn(login),
  signUp: (client, { newEmail }) =>
    client.session.signUp({ name: 'Nora New', email: newEmail, password: 'crumb-1' }),
  logout: (client) => client.session.logout(),
  logoutEverywhere: (client) => client.session.logoutEverywhere(),
  listSessions: (client) => client.session.list(),
  endSession: (client, { sessionId }) => client.session.end(sessionId),
  endOtherSessions: (client) => client.session.endOthers(),
  confirm: (client, { login }) => client.session.confirm(login.password),
  createSignInChallenge: (client) => client.passkeys.challengeSignIn(),
  signInWithPasskey: (client, { signed }) => client.passkeys.signIn(signed.signIn),
  createConfirmationChallenge: (client) => client.passkeys.challengeConfirmation(),
  confirmWithPasskey: (client, { signed }) => client.passkeys.confirm(signed.confirmation),
  createPasskeyChallenge: (client) => client.passkeys.challengeNew(),
  addPasskey: (client, { signed }) => client.passkeys.add(signed.attestation),
  listPasskeys: (client) => client.passkeys.list(),
  renamePasskey: (client, { passkeyId }) => client.passkeys.rename(passkeyId, 'Phone'),
  removePasskey: (client, { passkeyId }) => client.passkeys.remove(passkeyId),
  listTokens: (client) => client.tokens.list(),
  createToken: (client) =>
    client.tokens.create({ name: 'E-reader', scopes: ['read', 'study'], expiresAt: null }),
  revokeToken: (client, { tokenId }) => client.tokens.revoke(tokenId),
  changePassword: (client, { login }) =>
    client.session.changePassword({ currentPassword: login.password, newPassword: 'crumb-2' }),
  getSignInWays: (client) => client.session.ways(),
  signInWithOpenId: (client) => client.openId.signIn(),
  confirmWithOpenId: (client) => client.openId.confirm(),
  linkOpenId: (client) => client.openId.link(),
  unlinkOpenId: (client) => client.openId.unlink(),
  resetPassword: (client, { resetToken }) =>
    client.session.resetPassword({ token: resetToken, password: 'crumb-3' }),
  syncOperations: (client, subject) => client.offline.sync(backlogOf(subject)),
  getStudyPack: (client, { userId }) =>
    client.offline.studyPack(userId, { size: 20, known: '3.1,4.2' }),
  exportData: (client, { userId }) => client.users.exportData(userId),
  deleteAccount: (client, { userId, confirmation }) =>
    client.users.deleteAccount(userId, confirmation),
  getShelf: (client, { userId }) => client.shelf.list(userId),
  shelveBook: (client, { userId, bookId }) => client.shelf.add(userId, bookId),
  unshelveBook: (client, { userId, bookId }) => client.shelf.remove(userId, bookId),
  listWebhooks: (client) => client.webhooks.list(),
  createWebhook: (client) =>
    client.webhooks.create({ url: 'https://hooks.example.org/morsel', events: ['book.added'] }),
  changeWebhook: (client, { webhookId }) => client.webhooks.change(webhookId, { dailyGoal: 5 }),
  renewWebhookSecret: (client, { webhookId }) => client.webhooks.renewSecret(webhookId),
  removeWebhook: (client, { webhookId }) => client.webhooks.remove(webhookId),
  listDeliveries: (client, { webhookId }) => client.webhooks.deliveries(webhookId),
  testWebhook: (client, { webhookId }) => client.webhooks.test(webhookId),
  resendDelivery: (client, { webhookId, deliveryId }) =>
    client.webhooks.resend(webhookId, deliveryId),
  getSyncServer: (client) => client.syncServer.get(),
  setSyncServer: (client) =>
    client.syncServer.set({ url: 'https://sync.example.org', userName: 'ada', password: 'crumb' }),
  removeSyncServer: (client) => client.syncServer.remove(),
  getLeaderboard: (client) => client.leaderboard.top(),
} satisfies Calls;
