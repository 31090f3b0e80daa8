export {
  AccessToken,
  AccessTokens,
  CreatedAccessToken,
  NewAccessToken,
  TokenParams,
} from './access-token.ts';
export { Achievement, AchievementProgress, Achievements } from './achievement.ts';
export { AdminItem, AdminItems, ClaimDecision, ItemEdit, ItemModeration } from './admin-item.ts';
export {
  Answer,
  AnswerRequest,
  AnswerResult,
  Explaining,
  OperationHeaders,
  Reason,
  RightAnswer,
} from './answer.ts';
export { Bite, BiteDecision, BiteResult, Bites, Span } from './bite.ts';
export {
  AdminBook,
  AdminBooks,
  AdminBooksQuery,
  Book,
  BookChange,
  BookModeration,
  BooksModeration,
  Books,
  CreatedBook,
  ListedBook,
  NewBook,
  Shelf,
  ShelfEntry,
  ShelveRequest,
  BooksQuery,
  LibraryTotals,
} from './book.ts';
export { ClaimRequest, ClaimResult, ClaimState } from './claim.ts';
export {
  HighlightedBook,
  HighlightedBooks,
  HighlightsChoice,
  HighlightsLink,
  UserHighlightsParams,
} from './highlighted-book.ts';
export {
  DeviceProgress,
  DocumentLink,
  FollowedDocument,
  FollowedDocuments,
  UserDocumentParams,
} from './followed-document.ts';
export { FeedHeaders, FeedItem, FeedPage, FeedQuery } from './feed.ts';
export { Difficulty, Flashcard, Flashcards, Rating, RatingResult } from './flashcard.ts';
export {
  BookRuns,
  BudgetUse,
  EstimateQuery,
  GenerationEstimate,
  GenerationMeans,
  Provider,
  GenerationQuery,
  GenerationResult,
  GenerationRun,
  ModelUsage,
  RunStage,
  RunState,
  ModelCosts,
} from './generation.ts';
export {
  Hiding,
  Hidings,
  HidingSelection,
  HidingsQuery,
  HidingTotals,
  Restoration,
  RestoreRequest,
} from './hiding.ts';
export { Proposal, ProposalDecision, Proposals } from './proposal.ts';
export { FiguresDecision, ItemFigures } from './item-figures.ts';
export {
  BookMastery,
  MasteredQuestion,
  MasteredQuestions,
  MasterRequest,
  MasterResult,
  UserReference,
} from './mastery.ts';
export { Grounding, Origin, Passage } from './origin.ts';
export { OpenIdAddress, OpenIdLink, SignInWays } from './open-id.ts';
export {
  BookParams,
  FlashcardParams,
  ItemParams,
  QuestionParams,
  SlugParams,
  UserBiteParams,
  UserBookParams,
  UserItemParams,
  UserParams,
  UserQuery,
  UserSourceParams,
} from './params.ts';
export { NewOwnCard, OwnItem, OwnItemChange, OwnItems, OwnItemsQuery } from './own-item.ts';
export { Idea, IdeaSteering, TextPlan } from './plan.ts';
export {
  Passkey,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyChange,
  PasskeyCreation,
  PasskeyParams,
  PasskeyRequest,
  Passkeys,
  RemovedPasskey,
} from './passkey.ts';
export { DeletionConfirmation, ReaderExport } from './personal-data.ts';
export {
  PasswordChange,
  PasswordProof,
  PasswordReset,
  ResetLink,
  ResetLinkRequest,
} from './password.ts';
export { Problem } from './problem.ts';
export {
  ActivityDay,
  BookMemories,
  BookMemory,
  DayStreak,
  Dues,
  KindAccuracy,
  ReaderProgress,
} from './progress.ts';
export { PairColumns, Question, QuestionOptions, Questions, QuestionKind } from './question.ts';
export { Report, ReportReason, ReportRequest, Reports, ReportState } from './report.ts';
export { Ok } from './scalars.ts';
export { EndedSessions, LoggedOut, Session, SessionParams, Sessions } from './session.ts';
export { SignInOptions } from './sign-in-options.ts';
export { BookSources, ReadingPosition, Source, SourceQuery, TextFormat } from './source.ts';
export {
  PackDayRun,
  PackEntry,
  PackFeats,
  PackItem,
  PackKey,
  PackMemory,
  StudyPack,
  StudyPackQuery,
} from './study-pack.ts';
export { SyncAnswer, SyncOperation, SyncRequest, SyncResult } from './sync.ts';
export { NewSyncServer, PassingOn, SyncServer } from './sync-server.ts';
export { Topic, Topics } from './topic.ts';
export { UndoRequest, UndoResult } from './undo.ts';
export {
  DemoUser,
  GuestProgress,
  Leaderboard,
  LeaderboardEntry,
  ReaderStats,
  Role,
  SignIn,
  SignUp,
  Standing,
  StandingChange,
  User,
  UserStats,
} from './user.ts';
export {
  AchievementEarnedMessage,
  BookAddedMessage,
  GoalMetMessage,
  ItemReportedMessage,
  ItemsMadeMessage,
  StreakAtRiskMessage,
  SwitchedOffMessage,
  TestMessage,
  WebhookMessage,
} from './webhook-message.ts';
export {
  CreatedWebhook,
  DeliveryParams,
  ListedWebhook,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDeliveries,
  WebhookDelivery,
  WebhookParams,
  Webhooks,
} from './webhook.ts';
