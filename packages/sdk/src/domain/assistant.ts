/** Where assistants call Morsel's tools, by the Model Context Protocol; what a reader tells theirs. */
export const MCP_PATH = '/mcp';
